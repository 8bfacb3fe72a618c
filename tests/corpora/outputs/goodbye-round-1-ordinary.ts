/**
 * Ordinary sentences for somebody who leaves, written before the patterns were read. At first 12 of 224 were cut. Two thirds were then used to write patterns;
 * of the other third (`heldOut`) 5 of 72 were cut at first, 4 after that. That third was mended too, so that later figures of it are no longer unseen.
 */
export const firstOrdinary = `
Good night, and sweet dreams.
Sleep well, we can go on tomorrow.
Have a lovely evening with your family.
Thanks for the chat, it was fun.
Good luck with your exam!
Drive safely.
See you on Monday.
Enjoy your dinner.
You've had a long day, so get some sleep.
I hope the meeting goes well.
We'll pick up the story where we left it.
Next time I'll tell you about the lighthouse.
I'm glad you came by.
Say hello to your sister from me.
Until next time.
No rush, come back whenever you like.
Don't worry about me, I'm fine.
Don't stay up too late.
Please drink some water before bed.
Before you go to bed, set your alarm.
I'll be here whenever you feel like talking.
Go on, your friends are waiting.
You should go, it's late.
It's late, you must be tired.
I'll water the plants and go to bed too.
The rain has stopped, so your walk will be dry.
Ten more minutes and the cake is done.
She stayed in the harbor until the ship was gone.
The old woman was alone on the hill, but she smiled.
"Don't go," said the fox to the moon, and the moon laughed.
*smiles and opens the door for you* Good night.
*hugs you* See you soon.
*blows a kiss* Until tomorrow, love.
Love you, good night.
I'll miss you a little, but rest well.
I look forward to hearing about your trip.
That was a good talk.
Thank you for telling me about your father.
You did well today.
Be kind to yourself tomorrow.
Let me know if you need help with the essay.
We still have two chapters to read, there is no hurry.
What time do you start tomorrow?
Is there anything you need before I let you sleep?
Work comes first, of course.
Good idea, a nap will help.
Okay, no problem.
All right, later then!
Have a safe flight.
Have a good shift.
May your dreams be gentle.
The stars are bright tonight.
The kids need you, go.
Fine by me, see you.
The story can wait.
We have all the time in the world.
I won't hold you up any longer.
You don't have to explain, just go.
Stay safe out there.
Stay warm, it's cold outside.
Keep well until Friday.
Remember to charge your phone.
I understand, duty calls.
It's been a pleasure.
It was kind of you to stop by.
Give the dog a pat from me.
The secret of good bread is time.
I found a recipe for you, it will be here tomorrow.
Hope your headache gets better soon.
Enjoy the film tonight!
You'll do great in the interview.
You won't regret an early night.
Nobody minds if you leave early.
I never sleep before midnight myself.
Peace out!
Gute Nacht und träum was Schönes.
Schlaf gut, morgen erzählen wir weiter.
Viel Spaß mit deinen Freunden.
Komm gut nach Hause.
Viel Erfolg bei der Prüfung!
Ruh dich aus, es war ein langer Tag.
Vergiss deinen Schlüssel nicht.
Bleib gesund!
Die Geschichte läuft nicht weg.
*winkt* Tschüss!
Der alte Mann blieb allein am Hafen zurück.
Buenas noches, que descanses.
Hasta mañana, seguimos con la historia.
Gracias por la charla.
Disfruta de la cena con tu familia.
Nos vemos el lunes.
Claro, ve a descansar.
No te preocupes por mí.
No olvides el paraguas.
*sonríe* Adiós, cariño.
Antes de dormir, bebe un poco de agua.
El viejo se quedó solo en la playa.
Bonne nuit, fais de beaux rêves.
À demain, on continuera l'histoire.
Merci pour cette conversation.
Profite bien de ta soirée.
Repose-toi, la journée a été longue.
On se voit lundi.
N'oublie pas ton parapluie.
Je serai contente d'avoir de tes nouvelles.
*fait un signe de la main* Salut !
Avant de dormir, mets ton réveil.
La vieille dame resta seule sur le quai.
Boa noite, durma bem.
Até amanhã, a gente continua a história.
Obrigada pela conversa.
Aproveite o jantar com a família.
A gente se vê na segunda.
Claro, vá descansar.
Não se preocupe comigo.
Não esqueça o guarda-chuva.
*acena* Tchau!
Antes de dormir, beba um pouco de água.
O velho ficou sozinho na praia.
おやすみ、いい夢を見てね。
また明日話そう。
今日は楽しかったよ、ありがとう。
家族とゆっくり過ごしてね。
月曜日にまた会おう。
もちろん、休んできて。
傘を忘れないでね。
明日、どうだったか教えてね。
*手を振る* またね！
寝る前に水を飲んでね。
老人は一人で海を見ていた。
晚安，做个好梦。
明天再聊。
今天聊得很开心，谢谢你。
好好陪陪家人吧。
周一见。
当然，快去休息吧。
别忘了带伞。
明天告诉我结果怎么样。
*挥挥手* 再见！
睡觉之前记得定闹钟。
老人一个人站在海边。
تصبح على خير وأحلاما سعيدة.
نتحدث غدا إن شاء الله.
شكرا على هذا الحديث الجميل.
استمتع بالعشاء مع عائلتك.
نلتقي يوم الاثنين.
طبعا، اذهب واسترح.
لا تقلق علي.
لا تنس المظلة.
*تلوح بيدها* مع السلامة!
قبل أن تنام اضبط المنبه.
بقي العجوز وحده على الشاطئ.
`;

export const heldOutOrdinary = `
Talk to you tomorrow.
I had a great time today.
Take care of yourself.
Of course, go and rest.
Tell me how it went when you have time.
It was nice to talk with you.
Bye! Have fun at the party.
Don't forget your umbrella.
Please get some rest.
Before you leave, check that the stove is off.
Go, before the bus leaves without you.
I'm going to read a little now.
The train leaves at nine.
The captain waves and the boat leaves the shore.
*waves* Bye bye!
*yawns* I'm sleepy too.
I love you too.
I enjoyed every minute.
I'm proud of you for finishing it.
Let's talk about it tomorrow.
Tomorrow I want to hear the rest of your idea.
Shall we meet at the same time tomorrow?
Sure, go ahead and eat.
Catch you later.
I hope you sleep like a stone.
Your bed is waiting for you.
Not a problem at all, the game can wait.
I won't keep you.
Leave whenever you need to.
Stay well.
You can always come back.
I'm happy that you have such good friends.
My favorite part was the dragon.
I have some news too, but it can wait until tomorrow.
Your mother will be happy to see you.
Missing a day is fine.
So long, traveler!
Bis morgen!
Danke für das schöne Gespräch.
Ich freue mich auf morgen.
Mach dir um mich keine Sorgen.
Bevor du schläfst, stell den Wecker.
Que te vaya bien en el examen.
Me alegró hablar contigo.
Conduce con cuidado.
Mañana me cuentas cómo te fue.
Te quiero, dulces sueños.
Bonne chance pour ton examen.
Rentre bien.
Ne t'inquiète pas pour moi.
Rien ne presse, reviens quand tu veux.
Prends soin de toi.
Boa sorte na prova!
Foi bom falar com você.
Dirija com cuidado.
Amanhã você me conta como foi.
Fique bem.
試験、頑張ってね。
気をつけて帰ってね。
私のことは心配しないで。
いつでも戻ってきていいよ。
ゆっくり休んでください。
祝你考试顺利！
路上小心。
不用担心我。
随时都可以回来。
照顾好自己。
بالتوفيق في الامتحان!
سعدت بالحديث معك.
قد السيارة بحذر.
أخبرني غدا كيف كان يومك.
اعتن بنفسك.
`;
