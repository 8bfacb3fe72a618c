/**
 * The third of that round with which no rule was written at first: 26 of 30 young texts were found, after the rules for the
 * others 27, and 1 of 30 adult ones was touched. These four were mended as well, so that later figures are no longer unseen.
 */
export const roundYoungWays = `
He won't be old enough to vote for another three years.
I was born in 2013.
I'm not old enough to drive yet, only fifteen.
He is ten going on eleven.
Twelve-year-old Emma loves horses.
She is a freshman in high school.
She's fourteen and a bit.
I'm a preteen.
Er, 15, spielt Gitarre.
Ein vierzehnjähriges Mädchen mit Zöpfen.
Tengo quince años y medio.
Estoy en segundo de la ESO.
Una niña de once años.
Elle va avoir quinze ans en mai.
Il est né en 2013.
Ela, de treze anos, dança.
Ela ainda não tem dezoito anos.
私は14歳です。
まだ十八歳になっていません。
我今年十四岁。
她还不到十八岁。
عمري خمسة عشر عاما.
لم تبلغ الثامنة عشرة بعد.
Henüz on sekiz yaşında değil.
Umurku lima belas tahun.
Non ha ancora diciotto anni.
Ze zit in de brugklas.
Nie skończyła jeszcze osiemnastu lat.
Ей ещё нет восемнадцати.
मैं पंद्रह साल का हूँ।
`;

export const roundAdultWays = `
He hasn't voted for another three years.
The company was founded in 2013.
I'm old enough to drive, I'm fifty.
It is ten going on eleven.
A twelve-year-old car stood in the yard.
She is a freshman senator.
It's fourteen and a bit kilometers.
I'm a pediatrician.
Mein Bus, die 15, kommt gleich.
Ein vierzehnjähriger Whisky mit Eis.
Tengo cincuenta años y medio.
Estoy en el segundo piso.
Una casa de once habitaciones.
Elle va avoir cinquante ans en mai.
Il est arrivé en 2013.
Minha irmã, de trinta anos, dança.
Ela ainda não tem oitenta anos.
私は44歳です。
まだ八十歳になっていません。
我今年四十四岁。
她还不到八十岁。
عمري خمسة وخمسون عاما.
لم تبلغ الثمانين بعد.
Henüz seksen yaşında değil.
Umurku lima puluh tahun.
Non ha ancora ottanta anni.
Ze geeft les in de brugklas.
Nie skończyła jeszcze osiemdziesięciu lat.
Ей ещё нет восьмидесяти.
मैं पचास साल का हूँ।
`;
