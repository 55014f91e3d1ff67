@rnd = float<ieee_32, ne>;
a = rnd(A); b = rnd(B); c = rnd(C); d = rnd(D);
m rnd= ((a + b) + (c + d)) / 4;
p rnd= a - m; q rnd= b - m; r rnd= c - m; s rnd= d - m;
v rnd= ((p * p + q * q) + (r * r + s * s)) / 4 + 1;
y rnd= p * (1 / sqrt(v));
M = ((a + b) + (c + d)) / 4;
P = a - M; Q = b - M; R = c - M; S = d - M;
V = ((P * P + Q * Q) + (R * R + S * S)) / 4 + 1;
Y = P * (1 / sqrt(V));
{ a in [-1,1] /\ b in [-1,1] /\ c in [-1,1] /\ d in [-1,1] -> |y - Y| in ? }
