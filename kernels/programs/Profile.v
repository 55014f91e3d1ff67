(* The constant of the profile `stable` as a function of heights and format; and 16·u·(1 + κ)·(1 + |z|) where sums go through
   14 additions at most, as those by halving do up to N = 2^14, in every format of 8 bits or more. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Lemma count_14 h : (h <= 14)%N -> (uphalf (h + 5) + 4 <= 14)%N.
Proof. by lia. Qed.

Section Profile.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Let u_ge0 : 0 <= u. Proof. by case: M. Qed.
Let v_ge0 : 0 <= 1 - u. Proof. by case: M => _ h _; rewrite subr_ge0 ltW. Qed.

(* For any heights and format: the constant of the profile as a function of them. *)
Theorem profile_constant h1 h2 m y i (z := normalized eps a i 0) (k := kappa eps a)
  (E := grow u (h1 + 1) 0 - 1) (G := grow u 0 (uphalf (h2 + 5) + 4)) :
  0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= Num.max (G - 1) (G * E) * (1 + k) * (1 + `|z|).
Proof.
move=> v0 run; apply: le_trans (two_pass_profile M N0 eps_ge0 i v0 run) _; rewrite -/z -/k -/E -/G.
have k0 : 0 <= k := kappa_ge0 v0. have z0 := normr_ge0 z.
have G0 : 0 <= G := le_trans ler01 (grow_ge1 M _ _). have E0 : 0 <= E by rewrite subr_ge0 (grow_ge1 M).
set C := Num.max _ _; have C1 : G - 1 <= C by rewrite le_maxr lexx.
have C2 : G * E <= C by rewrite le_maxr lexx orbT.
have GE := mulr_ge0 G0 E0; have C0 : 0 <= C := le_trans GE C2.
have h0 : Num.min 1 (E * k) <= E * k by rewrite le_minl lexx orbT.
move: `|z| z0 => Z Z0.
have p1 := ler_wpmul2r Z0 C1. have p2 := ler_wpmul2r k0 C2. have p3 := ler_wpmul2r Z0 p2.
have p4 : G * (Z * (E * k / 2%:R)) <= G * E * k * Z.
  rewrite (_ : G * _ = G * E * k * Z / 2%:R); last by ring.
  by rewrite ler_pdivr_mulr ?ltr0n // ler_pemulr ?ler1n //; ge0.
have p5 : G * Num.min 1 (E * k) <= G * E * k by rewrite -mulrA ler_wpmul2l.
rewrite [G * (_ + _)]mulrDr.
apply: le_trans (ler_add p1 (ler_add (le_trans p5 p2) (le_trans p4 p3))) _.
by differ C.
Qed.

Lemma bernoulli k : 1 - k%:R * u <= (1 - u) ^+ k.
Proof.
elim: k => [|k ih]; first by rewrite mul0r subr0 expr0.
rewrite exprS; apply: le_trans (ler_wpmul2l v_ge0 ih); rewrite -[k.+1]addn1 natrD.
by have k0 := ler0n R k; differ (k%:R * u * u).
Qed.
(* γ(k): both kinds of factors are 1/(1 - ku) at the most. *)
Lemma grow_gamma k : grow u 0 k * (1 - k%:R * u) <= 1 /\ grow u k 0 * (1 - k%:R * u) <= 1.
Proof.
have p : 0 < (1 - u) ^+ k by case: M => _ h _; rewrite exprn_gt0 // subr_gt0.
rewrite /grow !expr0 mul1r divr1; split; first by rewrite mulrC ler_pdivr_mulr // mul1r bernoulli.
apply: (@le_trans _ _ ((1 + u) ^+ k * (1 - u) ^+ k)).
  by rewrite ler_wpmul2l ?bernoulli // exprn_ge0 // addr_ge0 ?ler01.
by rewrite -exprMn exprn_ile1 //; [rewrite mulr_ge0 // addr_ge0 ?ler01 | differ (u * u)].
Qed.

Theorem stable_profile h1 h2 m y i (z := normalized eps a i 0) (k := kappa eps a) :
  0 < variance a + eps -> 256%:R * u <= 1 -> (h1 <= 14)%N -> (h2 <= 14)%N -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= 16%:R * u * (1 + k) * (1 + `|z|).
Proof.
move=> v0 u256 l1 l2 run; apply: le_trans (two_pass_profile M N0 eps_ge0 i v0 run) _; rewrite -/z -/k.
have k0 : 0 <= k := kappa_ge0 v0. have z0 := normr_ge0 z.
have s0 : 0 <= 1 - 256%:R * u by rewrite subr_ge0.
have p15 : 0 < 1 - 15%:R * u.
  rewrite subr_gt0 ltNge; apply/negP => big; have b0 : 0 <= 15%:R * u - 1 by rewrite subr_ge0.
  have : 0 <= - 241%:R :> R by rewrite (_ : - _ = 15%:R * (1 - 256%:R * u) + 256%:R * (15%:R * u - 1)); [ge0 | ring].
  by rewrite oppr_ge0 lern0.
have hG : grow u 0 (uphalf (h2 + 5) + 4) <= 1 + 15%:R * u.
  apply: le_trans (grow_weak M (leqnn 0) (count_14 l2)) _.
  have [h _] := grow_gamma 14; rewrite -(ler_pmul2r (_ : 0 < 1 - 14%:R * u)); last first.
    by apply: lt_le_trans p15 _; differ u.
  by apply: le_trans h _; differ (u * (1 - 256%:R * u + 46%:R * u)).
have hE : (grow u (h1 + 1) 0 - 1) * (1 - 15%:R * u) <= 15%:R * u.
  have w : grow u (h1 + 1) 0 <= grow u 15 0 by apply: (grow_weak M) => //; rewrite addn1 ltnS.
  have [_ h] := grow_gamma 15; have := le_trans (ler_wpmul2r (ltW p15) w) h.
  by rewrite mulrBl mul1r ler_subl_addr addrCA subrr addr0.
have E0 : 0 <= grow u (h1 + 1) 0 - 1 by rewrite subr_ge0 (grow_ge1 M).
have G1 : 1 <= grow u 0 (uphalf (h2 + 5) + 4) := grow_ge1 M _ _.
move: (grow _ _ _) hG G1 => G hG G1; move: (grow u _ 0 - 1) hE E0 => E hE E0.
have E16 : E <= 16%:R * u.
  rewrite -(ler_pmul2r p15); apply: le_trans hE _; differ (u * (1 - 256%:R * u + 16%:R * u)).
have G0 : 0 <= G by apply: le_trans G1.
have constant : G * Num.min 1 (E * k) <= 16%:R * u * (1 + k).
  case: (leP (15%:R * u * k) 1) => uk.
    apply: (@le_trans _ _ ((1 + 15%:R * u) * (E * k))).
      by apply: ler_pmul => //; [rewrite le_minr ler01 mulr_ge0 | rewrite le_minl lexx orbT].
    rewrite -(ler_pmul2r p15).
    apply: (@le_trans _ _ ((1 + 15%:R * u) * k * (15%:R * u))).
      rewrite (_ : _ * (E * k) * _ = (1 + 15%:R * u) * k * (E * (1 - 15%:R * u))); last by ring.
      by rewrite ler_wpmul2l // mulr_ge0 // addr_ge0 ?ler01 ?mulr_ge0 ?ler0n.
    have t0 : 0 <= 1 - 15%:R * u * k by rewrite subr_ge0.
    by differ ((1 - 15%:R * u * k) * (u * (15%:R + (1 - 256%:R * u) + 16%:R * u))
      + u * k * ((1 - 256%:R * u) + u * (15%:R * (1 - 256%:R * u) + 16%:R + 240%:R * u))).
  apply: (@le_trans _ _ ((1 + 15%:R * u) * 1)).
    by apply: ler_pmul => //; [rewrite le_minr ler01 mulr_ge0 | rewrite le_minl lexx].
  have t0 : 0 <= 15%:R * u * k - 1 by rewrite subr_ge0 ltW.
  by differ (15%:R * u * k - 1 + u + u * k).
have slope : G - 1 + G * (E * k / 2%:R) <= 16%:R * u * (1 + k).
  have G2 : G <= 2%:R by apply: le_trans hG _; differ (1 - 256%:R * u + 241%:R * u).
  have h : G * (E * k / 2%:R) <= 2%:R * (16%:R * u * k / 2%:R).
    apply: ler_pmul => //; first by ge0.
    by rewrite ler_wpmul2r ?invr_ge0 ?ler0n // ler_wpmul2r.
  have d : 2%:R * (16%:R * u * k / 2%:R) = 16%:R * u * k by rewrite mulrCA divff ?pnatr_eq0 // mulr1.
  rewrite d in h.
  apply: le_trans (ler_add (ler_add hG (lexx _)) h) _; differ u.
rewrite [X in _ <= X]mulrDr mulr1 [G * (_ + _)]mulrDr addrCA; apply: ler_add => //.
rewrite [X in _ <= X]mulrC; apply: le_trans (ler_wpmul2l z0 slope).
by move: `|z| => Z; differ (0 : R).
Qed.
End Profile.
