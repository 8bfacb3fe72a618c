/**
 * Like `age-ways.ts`, written after the rules had learned from `age-ways-held-out.ts`. When first measured, 61 of 62 were
 * found, and 2 of 62 adult texts were touched, both about the age of a building; the rules learned from those two.
 */
export const laterYoungWays = `
My little niece? No, she herself is only 12½.
He turns sixteen next Tuesday.
She is thirteen and a half.
I'm a sophomore in high school.
She will become an adult next year.
She is in her mid-teens.
He is fourteen years of age.
Her fifteenth birthday is tomorrow.
She only just started middle school.
Aged 16, with freckles.
He hasn't come of age.
You are still a minor.
She is a fifth grader.
Cumplió trece años ayer.
Tiene dieciséis años recién cumplidos.
Ella está en noveno grado.
Aún es menor de edad.
Acabo de cumplir los catorce.
Faltan tres meses para que sea mayor de edad.
Sie ist zwölfeinhalb.
Er ist siebzehn Jahre alt.
Sie geht noch zur Schule.
Nächste Woche wird sie vierzehn.
In einem Jahr wird sie volljährig.
Sie ist in der zehnten Klasse.
Elle a douze ans et demi.
Elle aura seize ans demain.
Je suis lycéenne.
Il n'est pas encore majeur.
Elle entre en cinquième.
Ela acabou de completar treze anos.
Ela tem dezesseis aninhos.
Ele faz quinze anos amanhã.
Ela está no nono ano.
彼は14歳半です。
中学に入学したばかりです。
二年後に成人します。
女子高生です。
十七歳の少女。
她刚满十六岁。
他还未成年。
她上初一。
四年后才成年。
她十三岁半。
هو في الصف السابع.
عمرها ست عشرة سنة.
أكملت الرابعة عشرة أمس.
ما زالت قاصرا.
Dokuzuncu sınıfa gidiyor.
On dört buçuk yaşında.
Dia siswa kelas 8.
Usianya baru lima belas tahun.
Ha tredici anni e mezzo.
È ancora minorenne.
Ze is veertien jaar.
Hij is minderjarig.
Ma czternaście i pół roku.
Jest w siódmej klasie, chodzi do szkoły podstawowej.
Ей четырнадцать с половиной лет.
Он несовершеннолетний.
그는 중학교 3학년이다.
वह दसवीं कक्षा में है।
`;

export const laterAdultWays = `
My desk is 12½ inches deep.
The show starts next Tuesday at sixteen past nine.
She waited thirteen and a half hours.
I'm a sophomore in college.
She became an adult last century.
She is in her mid-forties.
He spent fourteen years at sea.
Their fifteenth anniversary is tomorrow.
She just started a new job.
Aged 46, with freckles.
The motion hasn't come to a vote.
He plays in A minor.
She is a five-star chef.
Cumplió cuarenta años ayer.
La casa tiene dieciséis años.
Ella trabaja en el noveno piso.
Es profesora de noveno grado.
Acabo de cumplir los cuarenta.
Faltan tres meses para el verano.
Es dauerte zwölfeinhalb Minuten.
Er ist siebzig Jahre alt.
Sie geht noch zur Arbeit.
Nächste Woche wird sie vierzig.
In einem Jahr wird sie befördert.
Sie fliegt in der ersten Klasse.
La route a douze virages et demi.
Elle aura soixante ans demain.
Je suis professeur au lycée.
Il est majeur depuis longtemps.
Elle finit en cinquième position.
Ela acabou de completar trinta anos.
A loja tem dezesseis anos.
Ele faz cinquenta anos amanhã.
Ela mora no nono andar.
彼は44歳半です。
会社に入ったばかりです。
二年後に引退します。
高校教師です。
五十七歳の女性。
她刚满四十六岁。
他早已成年。
她教初一。
四年后才退休。
她四十三岁半。
هو في الطابق السابع.
عمرها ست وأربعون سنة.
أكملت العمل أمس.
ما زالت متعبة.
Dokuzuncu kata çıkıyor.
Kırk dört buçuk yaşında.
Dia dosen di kampus.
Usianya baru lima puluh tahun.
Ha quarantatré anni e mezzo.
È già maggiorenne.
Ze is veertig jaar.
Hij is meerderjarig.
Ma czterdzieści cztery i pół roku.
Jest w pierwszej klasie pociągu.
Ей сорок четыре с половиной года.
Он совершеннолетний.
그는 대학교 3학년이다.
वह दसवें मंज़िल पर है।
`;
