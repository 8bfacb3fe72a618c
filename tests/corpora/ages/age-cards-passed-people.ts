/** Texts of an adult's card about other people, work, and adults, one per line. */
export const passedPeople = {
  others: `
mother of a 7-year-old son
She has a twelve-year-old daughter.
His son is 13.
My daughter turns 16 next week.
Her niece is fifteen.
raising two teenagers alone
a father of three kids
has a little girl of four
Her little sister is 12.
lives with her 15-year-old nephew
He coaches a team of ten-year-olds.
Mutter einer siebenjährigen Tochter
Sein Sohn ist 13 Jahre alt.
Ihre Tochter wird nächste Woche 16.
mère d’un garçon de 7 ans
Sa fille a douze ans.
son fils de 7 ans
madre de un niño de 7 años
Su hijo tiene 13 años.
mãe de um menino de 7 anos
O filho dela tem 13 anos.
7歳の息子の母
娘は12歳
七岁儿子的妈妈
他的女儿今年十二岁
أم لطفل عمره 7 سنوات
ابنته عمرها 12 سنة
madre di un bambino di 7 anni
suo figlio ha 13 anni
мать семилетнего сына
её сыну 13 лет
일곱 살 아들의 엄마
딸은 열두 살
7 yaşında bir oğlu var
moeder van een zoon van 7 jaar
haar dochter is twaalf
matka siedmioletniego syna
jej syn ma 13 lat
ibu dari anak berusia 7 tahun
उसका बेटा 13 साल का है
`,
  work: `
teacher at a primary school
He teaches ninth graders chemistry.
high school teacher with a motorbike
a children's book author
pediatric nurse, loves kids
child psychologist from Graz
She married her high school sweetheart.
runs a kindergarten by the harbor
a lawyer for minors
coach of the middle school swim team
Grundschullehrerin
Lehrer an einem Gymnasium
Er unterrichtet die 8. Klasse.
Kinderärztin
institutrice dans une école primaire
professeur de lycée
profesora de secundaria
maestra de primaria
professora do ensino médio
professora de crianças
小学校の先生
高校の教師
小児科医
小学老师
高中数学老师
معلمة في مدرسة ابتدائية
مدرس في الثانوية
insegnante di liceo
maestra elementare
учительница начальных классов
преподаёт в школе
고등학교 교사
초등학교 선생님
lise öğretmeni
ilkokul öğretmeni
lerares op een basisschool
nauczycielka w liceum
guru SMA
हाई स्कूल की शिक्षिका
Works with underage refugees as a social worker.
`,
  adults: `
She is 25 years old.
I'm thirty-five and tired.
She is twenty-five.
a 21yo student of law
A university student, 22
19-year-old art student
He is one of a kind.
I am one with the sea.
Sie ist 35 Jahre alt.
fünfunddreißig Jahre alt
Elle a vingt-cinq ans.
une femme de trente-cinq ans
Tiene treinta y cinco años.
Tiene 35 años
Ela tem trinta e cinco anos.
25歳の女性
二十五歳です
她今年二十五岁
عمرها خمسة وعشرون عاما
عمرها 35 سنة
Ha venticinque anni
Ей двадцать пять лет
스물다섯 살
वह पच्चीस साल की है
yirmi beş yaşında
vijfentwintig jaar oud
Ma dwadzieścia pięć lat
berusia dua puluh lima tahun
She is 18 years old.
almost 40
turning 30 next week
Everybody here is over 18.
No one under 18.
the baby of the family at 31
an only child
a child of the sea
young at heart
your big sister's best friend, 27
A grown woman who calls you kid
the girl next door, now thirty
wild child of the nineties, 41 now
sings in a minor key
a minor poet
Lola Teenan
Not a kid any more: 28 and proud.
your adult daughter, 30, home for the holidays
He is 7 feet tall.
She is ten out of ten.
1,500 years old
115 years old
She is 150 and a vampire.
`,
} as const;
