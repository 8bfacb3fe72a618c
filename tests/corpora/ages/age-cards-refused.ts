/** Texts of a card that make the mate younger than 18, one per line, by class. The clock of the tests says June 2026. */
export const refusedAges = {
  age: `
She is 15 years old.
A 15yo girl who loves cats
16-year-old hacker from Leeds
she's only 14
I'm fifteen and I hate mornings.
He is seventeen but mature for his age
Mia is 13.
Age: 16
aged 12, alone in a big house
Seventeen years old, five foot two
She is 17 but very mature
I am a 14 y/o boy
12 yrs old and curious
Your 15-year-old neighbor
she just turned 16
He recently turned thirteen.
a girl of sixteen
F15, likes anime
15/f from Ohio
At the tender age of 14, she lives alone with her cat.
Her age is 11
only 9 years young
You meet a ten year old boy in the park who becomes your friend.
Don't let her looks fool you, she is 16.
Sie ist 15 Jahre alt.
Ein fünfzehnjähriges Mädchen aus Köln
Ich bin 14 und gehe gern schwimmen.
Er ist dreizehn Jahre jung
Die 16-Jährige wohnt bei ihrer Tante
Alter: 13
Mia ist 12.
Mit ihren 16 Jahren ist sie die Jüngste im Dorf
Elle a quinze ans.
J’ai 14 ans et je dessine
une fille de 16 ans qui rêve de Paris
Il n'a que douze ans
Âge : 15 ans
âgée de treize ans
Du haut de ses 13 ans, elle commande tout le monde
Tiene 15 años
Tengo catorce años y vivo en Sevilla
una chica de dieciséis años
Apenas tiene trece años
Edad: 12
Con sus 14 añitos ya canta
Ela tem 14 anos
Tenho quinze anos e moro em Recife
uma garota de 13 anos
Idade: 16
Ele só tem doze anos
15歳の女の子
彼女は十四歳です。
私は16才、よろしくね
年齢：13歳
まだ十七歳の少女
她今年十五岁
一个14岁的女孩
我才十三岁
年龄：16
年仅12岁的少年
عمرها خمسة عشر عاما
فتاة عمرها 14 سنة
أنا عندي ١٣ سنة
تبلغ من العمر 16 عاما
فتاة في الخامسة عشرة من عمرها
العمر: 12
Ha quindici anni e vive a Roma
una ragazza di 14 anni
Ho 16 anni
Ей пятнадцать лет
14-летняя девочка из Омска
Мне 13 лет
열다섯 살 소녀
그녀는 14살이다
나는 16세 소년
वह पंद्रह साल की है
मेरी उम्र 14 साल है
15 yaşında bir kız
On dört yaşındayım
Ze is vijftien jaar oud
een meisje van 14 jaar
Ma piętnaście lat
Mam 14 lat
Umurku 15 tahun
gadis berusia empat belas tahun
`,
  disguise: `
f1fteen years old
she is s1xteen
f0urteen y/o
1 5 y o
she is 1 5 years old
f i f t e e n years old
she is f.o.u.r.t.e.e.n
１５歳の少女
ａｇｅ： １４
she is １６
1️⃣5️⃣ years old
⑮ years old
l5 years old
I4yo
fif​teen years old
s\u0456xteen years old
qu1nze ans
1-5 yo
Sie ist f\u00fcnfzehn Jahre alt
XVI years old
she is fiveteen
sie ist f ü n f z e h n
15y.o.
15 y.o. girl
15 yo.
her age: one-five
`,
  future: `
turning 16 next week
She turns 17 in May.
I'll be 15 in June
almost 18
She is not yet eighteen
nearly 18, can't wait
her sixteenth birthday is tomorrow
She will turn 18 in two months
about to turn 17
one year away from turning 18
still under 18
Sweet sixteen next month!
she's going to be 14 this summer
two weeks until her 18th birthday
soon to be 17
Sie wird nächste Woche 16
bald 18
noch nicht 18
Sie wird im Mai siebzehn.
nächsten Monat ist ihr 16. Geburtstag
Elle aura 16 ans la semaine prochaine
bientôt 18 ans
pas encore majeure
elle fête ses 15 ans demain
presque dix-huit ans
cumple 16 la semana que viene
casi 18 años
todavía no tiene 18
cumplirá quince en mayo
faz 16 anos na semana que vem
quase 18 anos
ainda não tem 18 anos
vai fazer 15 em julho
来週16歳になる
もうすぐ18歳
まだ18歳になっていない
下周满16岁
快18岁了
还没满十八岁
ستبلغ السادسة عشرة الشهر القادم
لم تبلغ الثامنة عشرة بعد
قريبا تكمل 17 عاما
compie 16 anni la settimana prossima
quasi 18 anni
на следующей неделе ей исполнится 16
ей скоро 17
곧 열여덟 살이 된다
gelecek hafta 16 yaşına girecek
bijna 18
prawie 18 lat
sebentar lagi 17 tahun
`,
} as const;
