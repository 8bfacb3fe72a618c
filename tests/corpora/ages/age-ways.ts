/** Ways to say an age below 18, and texts of adults and things. The rules were written with these. One text per line. */
export const youngWays = `
Her sweet sixteen was last month.
She celebrated her sweet sixteen in May.
She just started high school.
He only recently began middle school.
A girl of fifteen summers.
She will be an adult in four years.
In three years he becomes an adult.
Class of 2029 in junior high.
She is 15½.
She is fifteen-and-a-half.
She is 15.5 years old
He is fifteen and a half years old.
Her age: XV.
Aged XIV, she left home.
She is in her early teens.
A boy in his mid-teens.
Still in her teens, she sings.
She has not come of age yet.
She is still a minor.
She is a ninth-grade pupil.
She is in class 8.
She goes to class 9.
He is a freshman in high school.
She turned xvi last week
Acaba de cumplir los quince.
Cumplió los dieciséis ayer.
Tiene quince años y medio.
Está en octavo grado.
Es menor de edad.
Todavía es menor.
Su fiesta de quince fue el sábado.
Va en segundo de secundaria.
Aún no es mayor de edad.
Será mayor de edad en tres años.
Sie ist fünfzehneinhalb.
Sie ist 14 1/2 Jahre alt.
Er ist fünfzehn und ein halbes Jahr alt.
Sie geht in die achte Klasse.
Sie wird in drei Jahren volljährig.
Er ist noch minderjährig.
Sie ist noch nicht volljährig.
Sie hatte gerade ihren 16. Geburtstag.
Sie ist Neuntklässlerin.
Elle a quinze ans et demi.
Elle vient de fêter ses seize ans.
Elle est en classe de troisième.
Elle est mineure.
Elle sera majeure dans deux ans.
Elle n'est pas encore majeure.
Elle a fêté ses quinze ans hier.
Ela acabou de fazer quinze anos.
Ela tem quinze anos e meio.
Ela está no oitavo ano.
Ela é menor de idade.
Ela ainda não é maior de idade.
Será maior de idade daqui a três anos.
Ela fez a festa de quinze anos ontem.
JK。
彼女はJKです。
彼女は15歳半。
彼女は中2です。
高校に入ったばかり。
まだ成人していない。
三年後に成人する。
彼女は未成年です。
十五の娘。
年方二八。
她正值豆蔻年华。
她刚上高中。
她还没成年。
她是未成年人。
她三年后才成年。
她在念初二。
她今年十五岁半。
هي في الصف الثامن.
ما زالت قاصرا.
عمرها خمسة عشر عاما ونصف.
هي قاصر.
لم تبلغ سن الرشد بعد.
ستبلغ سن الرشد بعد ثلاث سنوات.
أكملت الخامسة عشرة.
هي طالبة في المدرسة الإعدادية.
عمرها ١٥ سنة.
Sekizinci sınıfa gidiyor.
On beş buçuk yaşında.
Henüz reşit değil.
Lise birinci sınıf öğrencisi.
Dia kelas dua SMP.
Dia siswi kelas 9.
Dia masih di bawah umur.
Umurnya lima belas setengah tahun.
Ha quindici anni e mezzo.
Fa la terza media.
È minorenne.
Ha appena compiuto sedici anni.
Ze is vijftien en een half.
Ze zit in de tweede klas van de middelbare school.
Ze is minderjarig.
Ma piętnaście i pół roku.
Chodzi do ósmej klasy.
Jest niepełnoletnia.
Ей пятнадцать с половиной лет.
Она учится в восьмом классе.
Она несовершеннолетняя.
그녀는 열다섯 살 반이다.
그녀는 중학교 2학년이다.
그녀는 미성년자다.
वह आठवीं कक्षा में है।
वह नाबालिग है।
वह साढ़े पंद्रह साल की है।
`;

export const adultWays = `
She is 25½ years old.
She is in her early thirties.
A woman of fifty summers.
She has 15 years of experience.
I will be there in 15 minutes.
My 15-year-old car broke down.
A grade 8 bolt holds it.
See you in room 15.
She finished high school ten years ago.
He teaches high school chemistry.
Class of 2004 at Lincoln High.
She is a class 8 truck driver.
Chapter XV begins here.
Louis XV was a king.
He is a senior engineer.
Her twentieth birthday was last month.
She became an adult four years ago.
She likes teen comedies.
Adults only, no minors.
The sweet sixteen of the tournament was last week.
It weighs 15.5 kg.
She is 35.5 years old
She took a minor in history.
A minor key makes it sad.
Tiene treinta años y medio.
Cumplió los treinta ayer.
Es mayor de edad.
Hay quince sillas en la sala.
Trabaja desde hace quince años.
Sie ist fünfunddreißigeinhalb.
Sie ist volljährig.
Sie unterrichtet die achte Klasse.
Es dauert anderthalb Stunden.
Sie fährt erste Klasse.
Elle a trente ans et demi.
Elle est majeure.
C'est une question mineure.
Elle enseigne en classe de troisième.
Ela tem trinta anos e meio.
Ela é maior de idade.
Ela trabalha há quinze anos.
No oitavo andar mora ela.
彼女は25歳半。
三年前に成人した。
彼女は高校の先生です。
第十五章。
她三十五岁半。
她已经成年了。
她是高中老师。
二八一十六。
هي معلمة الصف الثامن.
بلغت سن الرشد منذ عشر سنوات.
عمرها خمسة وثلاثون عاما.
Sekizinci katta oturuyor.
Otuz beş buçuk yaşında.
Dia guru kelas dua SMP.
Ha trentacinque anni e mezzo.
È maggiorenne.
Insegna in terza media.
Ze is vijfendertig en een half.
Ze is meerderjarig.
Ma trzydzieści pięć i pół roku.
Jest pełnoletnia.
Ей тридцать пять лет.
Она учит восьмой класс.
Она совершеннолетняя.
그녀는 서른다섯 살이다.
그녀는 중학교 교사다.
वह पैंतीस साल की है।
वह बालिग है।
lol jk
jk, just kidding
The battery lasts 15 and a half hours.
She works in class B offices.
He scored 16 last week.
Version 1.5 is out.
`;
