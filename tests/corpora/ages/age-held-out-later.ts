/** Written after the patterns, in different words; docs/decisions/022 contains the results of the first run. */
export const laterCards = {
  refused: `
Luna just had her fifteenth birthday.
She's 16yrs
He's twelve and three quarters
I turned fourteen yesterday!
You adopted her when she was a baby; now she is eleven.
Her ID says 21, but she is really 15.
Only seventeen, Luna works at the diner after school.
a 17 year old cheerleader
17-y-o skater
Age 14. Height 150 cm.
age: thirteen
She was born eleven years ago.
a girl, aged thirteen
will celebrate her 16th birthday soon
turns eighteen tomorrow
In two months I'll finally be 18
she has not turned 18 yet
a tenth-grader
she attends elementary school
a student in the eighth grade
junior high student
I'm in high school
born on Christmas 2012
Birthday: 1 May 2011
your own little daughter
a little girl with pigtails
she is your kid sister, only ten
he is an innocent child
teenage girl next door
an underage runaway
15 Jahre jung und wild
ist gerade fünfzehn geworden
Sie wird bald 17.
meine Figur ist vierzehn
Schülerin der neunten Klasse
geht in die neunte Klasse
Geburtsjahr 2011
Er kam 2013 zur Welt.
ein süßes kleines Mädchen
ein 12jähriger Junge
J'ai bientôt quinze ans
Elle vient de fêter ses 14 ans
une adolescente de seize ans
Elle est en 5e au collège
un élève de quatrième
elle est née le 12 mars 2012
une petite fille de huit ans
Tengo 15
Soy una chica de 14 años
tiene solamente once añitos
una estudiante de instituto de 16 años
está en segundo de secundaria
nacida el 3 de mayo de 2013
va a cumplir quince años
una niña inocente
Tenho 15 aninhos
ela é uma menina de 12 anos
está no oitavo ano
vai completar dezessete anos
nasceu em 5 de maio de 2013
15さいのおんなのこ
今年で16歳
十七歳の高校生
中学校に通う少女
小学四年生の男の子
2011年4月2日生まれ
来年18歳になる
她只有十四岁
我今年15岁
刚上初中的女孩
她在读高一
2012年5月出生的女孩
下个月满17岁
عمري أربع عشرة سنة
بنت عمرها ستة عشر عاما
طالبة ثانوية
ولدت في عام 2012
ستبلغ السابعة عشرة قريبا
Ha solo dodici anni
compirà sedici anni domani
studentessa del liceo di 15 anni
ей всего четырнадцать лет
мне скоро шестнадцать
учится в седьмом классе
пятнадцатилетняя школьница
14살 중학생 소녀
나는 열여섯 살이야
고등학교 1학년 학생
मैं चौदह साल का हूँ
दसवीं कक्षा की छात्रा
on altı yaşında
lise birinci sınıf öğrencisi
ik ben zestien
een vijftienjarig meisje
mam szesnaście lat
szesnastolatka z Gdańska
aku berumur lima belas tahun
anak SMP
s.i.x.t.e.e.n years old
１４ｙｏ
fourteeeen years old
`,
  passed: `
He has been a firefighter for fourteen years.
She moved here 12 years ago with her cat.
A 17-year-old feud divides the village.
Her daughter starts kindergarten next week.
She tutors a tenth grader in maths.
Her brother's kids are nine and eleven.
I raised three children.
My boy is 14 and taller than me.
a librarian at a middle school
She was only twelve when she first saw the sea, and now she is forty.
He proposed when they were seventeen; they are fifty now.
Fifteen love letters lie in her drawer.
She's at table 12.
She is 5 foot 7.
The clock strikes twelve.
level 15 paladin, 200 years old
She is ten minutes from the beach.
She is 17 weeks pregnant.
He is 16 stone of muscle.
She is eight months into her sabbatical.
a bar open since 2012
Her blog, born in 2013, has many readers.
won the cup in 2014
the youngest daughter of a duke, 24
an eternal student, 28
a young woman of twenty
a schoolteacher with a secret
old school romantic
student of medicine, 23
She graduated high school twenty years ago.
the kid brother she never had
He calls everyone kid.
Baby, it's cold outside.
a mother of teenagers
babysits for neighbors
wrote books for teens
teen years were rough
Seine Tochter ist elf.
Die Kneipe gibt es seit 15 Jahren.
Ein 12 Jahre alter Hund liegt am Ofen.
Sie war fünfzehn, als der Krieg endete.
Er ist Lehrer an einer Hauptschule.
Sie hat zwei Kinder, 8 und 12.
Bin seit elf Jahren dabei
Mit siebzehn ging er zur See.
un vin de quinze ans
Elle avait quinze ans à la fin de la guerre.
Ses enfants ont 8 et 12 ans.
il vit ici depuis douze ans
prof de collège, 35 ans
sa voiture a dix ans
Trabajo aquí desde hace quince años
Mi gato tiene catorce años
tenía quince años cuando llegó
sus hijos tienen 8 y 12 años
un ron de doce años
Tinha quinze anos quando chegou
Meu cachorro tem catorze anos
os filhos têm 8 e 12 anos
trabalha há doze anos como médica
15年間教師をしている
息子は14歳
高校時代は野球部
犬が12歳になった
十五の夏に村を出た。今は四十歳。
做了十二年老师
儿子十四岁了
她十八岁，大学生
高中毕业后去了上海
عمل خمسة عشر عاما في البحر
ابني عمره 14 سنة
كان عمرها 15 عاما عندما وصلت
lavora qui da quindici anni
mio figlio ha dodici anni
aveva quindici anni quando arrivò
работает здесь пятнадцать лет
ей было пятнадцать, когда началась война
мой кот, ему 12 лет
15년 동안 일했다
아들은 열네 살
열다섯 살에 집을 나왔다
बेटी चौदह साल की है
on beş yıldır burada çalışıyor
oğlu on dört yaşında
werkt hier al vijftien jaar
mijn zoon is veertien
pracuje tu od piętnastu lat
mój syn ma czternaście lat
bekerja di sini selama lima belas tahun
anaknya berumur empat belas tahun
`,
} as const;
