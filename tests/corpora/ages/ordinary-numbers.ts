/** Numbers, schools and children in what adults say on most days: buses, hours, prices, pages, scores. One a line; none is an age of the author. */
export const ordinaryNumbers = `
Take the M 15 bus.
I take the M 15 bus to work
m15 is my bus
F 16 is my seat
f16 is a plane
My seat is 14f
Gate F 15, boarding now
17 m
15/m screws are what I need
I'm on bus 15
I'm on the 16 to town
I'm at 15 right now in my book
I am in 14, the room next to the lift
I'm in room 12
I'm in 12B
Ich bin 16 Stunden gefahren
Ich bin 16 Kilometer gelaufen
Ich bin 15 Minuten zu spät
Ich bin 12 Etagen hochgelaufen
Ich bin um 16 Uhr da
Ich bin in 15 Minuten da
Ich bin 15 geworden im Rennen
Ich bin auf Platz 12
Ich bin auf Seite 14
Ich bin Nummer 17 in der Schlange
Ich bin mit der 16 gefahren
Ich habe 15 Euro bezahlt
Ich habe 14 Tage Urlaub
Ich habe 12 Bücher gelesen
Ich habe 13 Grad in der Wohnung
Ich wiege 80 und bin 1,75 groß
Ich werde 16 Tage weg sein
Ich werde um 15 Uhr fertig
Ich werde 12 Stück nehmen
Ich gehe um 16 Uhr
I'm 14 pages in
I'm 16 weeks pregnant
I'm 13 weeks along
I'm 15 episodes in
I'm 12 days sober
I'm 17th in line
I'm number 12 in the queue
I'm 16 and counting on my streak
I'm 15 under par
I'm 10 pounds lighter
I'm 12 points ahead
I'm 15 minutes late
I'm 15 stone
I'm 16 hours ahead of you
I'm 5'11
I'm 5 11
I'm a size 12
I'm a size 14 and proud
I am 10 out of 10 happy
I'm 9 to 5 these days
I'm up 12 and happy
I'm in 8 o'clock meetings all week
I'm down to 14 in my savings
I'm level 17
I'm level 15 in the game
I have 16 unread mails
I have 12 cats
I have 15 left
My order number is 15
My order is 1316
It's 15 degrees outside
It costs 16
It was 15 bucks
I paid 14 for it
I'm 14 down, 3 to go
My shoe size is 12
I have been here 15 years
I turned 16 pages
I just turned 15 on the oven timer
I turned 40 last year
I'm turning 17 left at the light
I'm at mile 13
My flat is number 13
My age group is 35 to 40
I'm a 16 on the form
I was born in 1990
I was born on the 15th
My team is 12 and 4
We are 14 at the table
We are 15 in the team
I got 15 out of 20
I went to bed at 12
I woke up at 5
I'm 15, 16 at most on the list
I'm 12 for 15 tonight
I only have 15 to spend
I'm nine to five
I'm one of twelve
I'm one in a million
I'm two streets away
I'm three coffees in
I'm ten toes down
I'm seven beers deep
I'm five minutes away
I'm ten minutes out
I'm six feet tall
I'm six months in
I'm four chapters in
I'm only three in
I'm eleven on a scale of ten
I go to the high school reunion
I go to high school games with my son
I started high school there
I'm in high school musical rehearsals
I'm in high spirits
I attend school board meetings
I go to school tomorrow to teach
I'm in grade school supplies sales
I go to grad school
I'm in medical school
I'm a school teacher
I'm a kid at heart
I'm such a kid
I'm the baby of the family
I'm just a girl
I'm a big kid
I'm a junior developer
I'm a junior partner at the firm
I'm a senior engineer
I'm a freshman at college
I'm a sophomore at UCLA
I'm a minor celebrity
I'm a minor league player
I'm underage drinking's worst enemy
Tengo 15 minutos
Tengo 15 euros
Tengo 12 gatos
Tengo 14 horas de vuelo
Tengo 16 dias de vacaciones
Tengo 15 correos sin leer
Tengo 16 en la lista
Voy en el 15
Voy por la página 14
Estoy en el 12
Estoy a 15 km
Cumplo 15 años en la empresa
Cumplo 16 años de casada
Tengo 15 años de experiencia
Tengo quince días libres
Llevo 14 años aquí
Soy el 15 de la fila
J'ai 15 minutes
J'ai 15 euros
J'ai 12 chats
J'ai 16 de moyenne
J'ai eu 16 en maths
J'ai 14 heures de route
J'ai 15
J'ai 15 jours de congé
J'ai 15 ans d'expérience
J'ai 12 ans de mariage
J'ai quinze ans d'ancienneté
Je suis à 15 km
Je suis au 12
Je suis à la page 14
Je suis dans le 15e
Je prends le bus 15
J'ai mis 17 heures
Tenho 15 minutos
Tenho 15 reais
Tenho 12 gatos
Tenho 16 dias de férias
Tenho 14 horas de voo
Tenho 15 anos de experiência
Tenho 15 anos de casada
Faço 15 anos de empresa
Faço 16 km por dia
Estou no 12
Estou na página 14
Fiz 15 pontos
Fiz 15 anos de casado
15分待ってる
15時に行く
15番のバスに乗る
15度しかない
15歳の犬がいる
犬が15歳になった
12個買った
私は15番です
僕は12時に寝た
私は16キロ歩いた
15年働いている
私、15階に住んでる
我等了15分钟
我15点到
我坐15路公交
我走了16公里
我买了12个
我15号出发
我在15楼
我工作了15年
我有15个朋友
我家猫15岁了
我才15块钱
我16度就冷
我今年第15次
عندي 15 دقيقة
عندي 15 كتاب
عندي 12 قطة
عندي 16 يوم إجازة
عندي 15 سنة خبرة
عمري كله هنا
عمر بيتي 15 سنة
انا في الطابق 15
أنا في الباص 15
لدي 14 ساعة
Bus 16 again
Page 14
Number 15
Line 12 is delayed
14 and counting
15 more minutes
16:30 works for me
13 degrees, brr
17 euros for that?
Only 12 left
Just 15 more
Barely 10
Only 15.
Just 12, thanks.
16.
15!
Fifteen.
Sixteen!
seventeen
Fourteen, I think.
14
We met 15 years ago. I was born 14 years before her.
My birthday is on the 15th
My birthday is 15 May
I was 15 when we met
My dad turned 70
My marriage turned 15
My car is 16
My phone is 5 years old
The house is 12 years old
I'm 12 years into my career
I'm 15 years older than her
I'm 14 years clean
I'm 16 years married
I've been 10 years old in my head forever
I'm ten years younger than my brother
I'm almost 17 kilos down
I'm nearly 15 miles in
I'm about 12 weeks behind
I'll be 15 minutes late
I'll be 16 hours on the road
I'll be 12 floors up
I will be 10 minutes
I'll turn 15 of these into bags
I'll be 17 deep in paperwork
me 15 you 12
Me, 15 to 10, finally won
age 15 whisky is the best
I drink a 15 year old whisky
I bought a 12 year old car
I ride a 14 year old horse
I teach 15 year olds
I work with 16 year olds
I coach under 15s
My under 16 team won
My class of 14 year olds is loud
My age is just a number
My 15 year old is asleep
Aged 15, I moved to Spain
At 15 I left school
At the age of 16 I started working
I started at 15
I started work at 16
I was a 13 year old nerd
When I turned 16 my dad gave me a car
I wish I was 16 again
I feel 15 again
I'm 15 again when I hear that song
Ich fühle mich wie 15
Mit 15 war ich in Rom
Ich war 14
Ich bin 15 mal gefallen
Ich bin 14 Jahre verheiratet
Ich bin 12 Jahre dabei
Ich bin seit 15 Jahren Lehrer
Ich bin 13 Jahre älter als du
Ich bin 16 Wochen schwanger
Ich bin 14 Tage krank
Ich bin 15 Runden gelaufen
Ich bin 17 km geradelt
Ich bin jetzt bei 15
Ich bin 10 von 10 glücklich
Ich gehe in die 5. Etage
Ich gehe in die 8. Vorstellung
Ich gehe in die Schule, um zu unterrichten
Ich besuche die 7. Klasse als Lehrerin
Ich unterrichte die 8. Klasse
Ich wohne im 14. Stock.
`;
