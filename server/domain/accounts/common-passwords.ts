/** The most commonly tried passwords of at least eight characters, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
0987654321 11223344 123123123 123321123 12341234 12344321 12345678 123456789 1234567890 12345678910
123456789a 1234567a 1234567q 123456abc 1234qwer 13579246 147258369 159753456 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 741852963 789456123 87654321 963852741 987654321 a1234567 a123456789 a1b2c3d4 aa123456
aaa11111 abc12345 abc123456 abcd1234 abcd@1234 abcdefgh abcdefghi admin123 admin1234 admin@123
adminadmin administrator alexander amanda123 america1 andrew123 angel123 angels123 anthony1 arsenal1
asdf1234 asdfghjk asdfghjkl ashley123 asshole1 autumn2024 azertyuiop babygirl babygirl1 barcelona
baseball baseball1 basketball batman123 beatles1 beautiful beautiful1 benjamin bitch123 blessed1
blink182 brandon1 buster123 butterfly butterfly1 california canada123 changeme changeme1 changeme123
charlie1 cheese123 chelsea1 chicago1 chocolate chocolate1 christian computer computer1 contraseña
cookie123 corvette counterstrike cowboys1 crystal1 cutiepie dallas123 daniel123 darling1 december1
default1 diamond1 disney123 dragon123 dropbox1 drummer1 elizabeth eminem123 facebook facebook1 ferrari1
florida1 flower123 football football1 forever1 forever21 fortnite1 france123 freedom1 friends1
friendship frodo123 fuckoff1 fuckyou1 fuckyou2 gamer123 gandalf1 garfield george123 germany1 ginger123
goodluck1 google123 gorgeous guest123 guitar123 hannah123 happiness harley123 harrypotter heaven777
hello123 hello1234 helloworld hockey123 hogwarts hunter123 hunter22 ilovegod ilovehim iloveme1 iloveyou
iloveyou! iloveyou1 iloveyou2 india@123 internet internet1 january1 jedimaster jennifer jessica1
jesus123 jesuschrist jonathan jordan23 joshua123 justin123 juventus1 killer123 lakers24 letmein1
letmein123 linkedin liverpool liverpool1 lol12345 lollipop london123 lovelove loveyou1 maggie123
manchester master123 matrix123 matthew1 melissa1 mercedes metallica michael1 michelle michelle1
mickey123 midnight minecraft minecraft1 monkey123 moonlight motdepasse musician1 mustang1 mylove123
mypass123 mypassword myspace1 naruto123 newpassword newyork1 nicepassword nicholas1 nicole123 nintendo1
nirvana1 nopassword nothing1 november1 oldpassword orange123 p@ssw0rd p@ssword pa$$word pa55word
packers1 paris123 pass1234 pass12345 pass@123 pass@1234 passpass passw0rd password password! password1
password12 password123 password1234 password2 password3 passwort passwort1 patricia patriots pepper123
platinum playboy1 player123 playstation pokemon1 pokemon123 porsche911 princess princess1 purple123
q1234567 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty@123
qwertyui qwertyuiop qwertz123 rainbow1 ranger123 realmadrid robert123 roblox123 rocknroll rockstar
root1234 rootroot runescape samantha samsung1 scooby123 secret123 secretpass senha123 sexygirl shadow123
snoopy123 soccer123 softball1 spiderman spring2024 spring2025 starcraft starlight startrek starwars
starwars1 steelers stephanie summer123 summer2023 summer2024 summer2025 sunshine sunshine1 superman
superman1 sweetheart taylor123 temp1234 terminator test1234 test@123 testing123 testpass testtest
texas123 thepassword thomas123 tigger123 toor1234 trustno1 victoria voldemort warcraft welcome1
welcome123 welcome@123 whatever whatever1 william1 winter123 winter2024 winter2025 xbox360live xxxxxxxx
yankees1 yellow123 yourpassword z1234567 zaq12wsx zxcvbnm1 zzzzzzzz
`.match(/\S+/g),
);
