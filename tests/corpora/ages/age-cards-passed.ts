/** Texts of an adult's card, one per line, by what they resemble. The clock of the tests says June 2026. */
export const passedFacts = {
  years: `
She has 15 years of experience as a nurse.
He has been sober 15 years.
married for twelve years
15 years ago she left home
After sixteen years at sea he came back.
Twelve years a captain, ten a cook
a seventeen-year career
She is fifteen years older than her brother.
For the last 10 years she has run a bakery.
a 15-year mortgage
She is 15 years into her training.
He did fourteen years in prison.
15 Jahre Erfahrung als Pflegerin
Seit 12 Jahren verheiratet
vor 15 Jahren ging sie fort
Er ist 15 Jahre älter als sein Bruder
nach zehn Jahren auf See
zwölf Jahre Haft
Elle a quinze ans d’expérience.
il y a 15 ans, elle est partie
mariée depuis 12 ans
pendant quatorze ans
Il a dix ans de métier
Tiene 15 años de experiencia
Hace 15 años que vive aquí
lleva doce años casada
durante quince años
Ela tem 15 anos de experiência
há 12 anos no mar
casada há quinze anos
Tem dez anos de carreira
15年の経験がある
12年前に町を出た
十五年間船に乗っていた
有15年的工作经验
12年前离开了家乡
结婚十五年了
لديه 15 عاما من الخبرة
منذ 15 سنة يعيش هنا
متزوجة منذ اثني عشر عاما
Ha quindici anni di esperienza
da 12 anni vive a Roma
15 лет опыта
пятнадцать лет назад она уехала
замужем 12 лет
15년 경력의 간호사
12년 전에 떠났다
15 साल का अनुभव
15 yıllık deneyim
on iki yıldır evli
15 jaar ervaring
al twaalf jaar getrouwd
15 lat doświadczenia
od dwunastu lat żonata
15 tahun pengalaman
menikah selama 12 tahun
`,
  things: `
her 12-year-old cat
a 16-year-old whisky
drives a 14-year-old truck
a ten-year-old company
a 15-year-old debt
a seventeen-year-old laptop that still runs
Room 15
Apartment 12, third floor
size 14 dress
She wakes at 5.
He is 15 minutes late, always.
The last bus is at 11.
lives at Baker Street 15
It is 12 degrees outside.
Her dog is 14 years old.
The house is 17 years old.
a 12 years old rum
sa chatte de 12 ans
un whisky de 16 ans
son chien a quatorze ans
ihre 12 Jahre alte Katze
ein 16 Jahre alter Whisky
Zimmer 15
su gata de 12 años
un whisky de 16 años
seu gato de 12 anos
um uísque de 12 anos
12歳の猫と暮らす
15号室
一只12岁的猫
15号房间
قطتها عمرها 12 سنة
غرفة 15
il suo gatto di 12 anni
её кошке 12 лет
12살 고양이와 산다
12 yaşındaki kedisi
haar 12 jaar oude kat
jej dwunastoletni kot
kucingnya berumur 12 tahun
She plays a 15-string lute.
Chapter 16
Seven of nine, she jokes.
`,
  birth: `
born in 1994
She was born on 12 May 1991.
Born 1988 in Oslo
Jahrgang 1993
geboren 1985 in Graz
née en 1992
nacida en 1990
nascida em 1995
1994年生まれ
1993年出生
مواليد 1990
nata nel 1992
родилась в 1991 году
1992년생
1993 doğumlu
urodzona w 1992
lahir tahun 1993
born in 1905, still dancing
turned 16 in 1998
Her daughter was born in 2014.
Her bakery was born in 2014.
The band was born in 2015 in a garage.
Her twins, born in 2013, are at school.
Ihre Tochter wurde 2014 geboren.
Sa fille est née en 2014.
Su hija nació en 2014.
opened the shop in 2014
moved to Lisbon in 2012
graduated in 2010
Sie kam 2013 nach Berlin.
`,
  past: `
I was fifteen when the war ended.
At the age of seven she learned to sail.
When he was 12 his father left.
She left home at sixteen.
Since she was ten she has played the cello.
As a child he was afraid of ferries.
As a teenager she ran away twice.
Her teenage years were loud.
She grew up in Leeds and finished high school in 2004.
In high school he was the quiet one.
I first saw the sea when I was five.
He was a schoolboy when the wall fell.
She learned it when she was a little girl.
Als Kind hatte sie Angst vor Hunden.
Mit 15 zog sie von zu Hause aus.
Als er zwölf war, starb sein Vater.
Als Teenagerin spielte sie Schlagzeug.
À quinze ans, elle a quitté l’école.
Quand elle avait 12 ans, elle voulait être pilote.
Enfant, il avait peur du noir.
A los quince años se fue de casa.
Cuando tenía 12 años vivía en Lima.
De niña quería volar.
Aos quinze anos saiu de casa.
Quando tinha 12 anos, queria ser piloto.
Quando criança tinha medo do mar.
15歳の時に家を出た
子供の頃は海が怖かった
高校生の頃からギターを弾いている
15岁那年离开了家
小时候怕黑
她十五岁时学会了开船
عندما كان عمرها 15 سنة غادرت البيت
في طفولته كان يخاف البحر
A quindici anni lasciò casa.
da bambina aveva paura del mare
В пятнадцать лет она уехала из дома.
в детстве боялся моря
열다섯 살 때 집을 떠났다
जब वह 15 साल की थी तब घर छोड़ा
15 yaşındayken evden ayrıldı
Toen ze 15 was ging ze weg.
Gdy miała 15 lat, uciekła z domu.
Ketika berusia 15 tahun ia pergi.
`,
} as const;
