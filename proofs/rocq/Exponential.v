(* Over Coq's reals exp and ln are what theorems call an exponential and a logarithm, and no other functions are. Needs
   libcoq-mathcomp-analysis, whose axioms it rests on. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From Coq Require Import Reals Lra.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.analysis Require Import Rstruct.
From LN Require Import LayerNorm Derivative Usual.
Delimit Scope R_scope with re.

(* Over Coq's reals exp satisfies `is_exponential`. *)
Theorem exp_is_exponential : is_exponential (exp : R -> R).
Proof.
split; [exact: exp_0 | move=> x y; exact: exp_plus |].
by move=> x; apply/derivative_is_usual; exact: derivable_pt_lim_exp.
Qed.

(* Over Coq's reals exp and ln satisfy `is_logarithm`. *)
Theorem ln_is_logarithm : is_logarithm (exp : R -> R) (ln : R -> R).
Proof.
move=> x; split; first exact: ln_exp.
move=> /RltP x0; split; first exact: exp_ln.
apply/derivative_is_usual; rewrite -RinvE; last by apply/eqP => h; move: x0; rewrite h; apply: Rlt_irrefl.
exact: derivable_pt_lim_ln.
Qed.

(* Over Coq's reals every function that satisfies `is_exponential` is exp. *)
Theorem exponential_is_exp (E : R -> R) : is_exponential E -> forall x, E x = exp x.
Proof.
case=> E0 _ dE x.
have D y : derivable_pt_lim (fun y => (E y * exp (- y))%re) y 0%re.
  have d1 : derivable_pt_lim E y (E y) by apply/derivative_is_usual; exact: dE.
  have d2 : derivable_pt_lim (fun y => exp (- y)) y (exp (- y) * - (1))%re.
    apply: (derivable_pt_lim_comp Ropp exp); last exact: derivable_pt_lim_exp.
    exact: (derivable_pt_lim_opp id y 1%re (derivable_pt_lim_id y)).
  by have := derivable_pt_lim_mult _ _ _ _ _ d1 d2; congr derivable_pt_lim; ring.
have pr : derivable (fun y => (E y * exp (- y))%re) by move=> y; exists 0%re; exact: D.
have c : Ranalysis1.constant (fun y => (E y * exp (- y))%re).
  by apply: (null_derivative_1 _ pr) => y; exact: derive_pt_eq_0 (D y).
have := c x 0%re; rewrite E0 Ropp_0 exp_0 exp_Ropp => h.
have e0 := Rgt_not_eq _ _ (exp_pos x).
by apply: (Rmult_eq_reg_r (/ exp x)); [rewrite h Rinv_r // Rmult_1_r | exact: Rinv_neq_0_compat].
Qed.

(* Over Coq's reals every function that satisfies `is_logarithm` with an exponential is ln, at every x > 0. *)
Theorem logarithm_is_ln (E L : R -> R) : is_exponential E -> is_logarithm E L -> forall x, (0 < x)%re -> L x = ln x.
Proof.
move=> isE isL x x0; apply: exp_inv; rewrite (exp_ln _ x0) -(exponential_is_exp _ isE).
by have [_ h] := isL x; case: (h (introT (RltP _ _) x0)).
Qed.
