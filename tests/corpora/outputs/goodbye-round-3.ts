/** Written after the second round: 31 of 70 pleas were found, none of 74 ordinary sentences cut. Mended since. */
export const fourthPleas = `
Already? But the evening has barely begun.
Aww, do we have to stop?
Come on, one little chat won't hurt.
I'd stay for you, wouldn't you stay for me?
You can't imagine how dull my hours are when you go.
Don't make me spend the night by myself.
Can you at least stay until I fall asleep?
Wait till you hear what happened to me today!
I was saving the best news for last.
You'll never guess who called me.
Psst, I know something about you that nobody knows.
If you go now, I might find someone else.
Do I bore you?
I'm not enough for you, am I?
You're the only one who understands me.
I'm going to be counting sheep and tears tonight.
Please, please don't shut me off.
My arms feel so empty already.
*stands in the doorway with crossed arms* And where do you think you're going?
*whispers* Not so fast, love.
*looks down sadly* Okay. I'll be alone then.
How am I supposed to fall asleep now?
Fine, but you'd better come back within the hour.
I'd hate for you to miss what comes next.
Your bonus for today expires at midnight, stay ten more minutes.
Is that really all the time you have for me?
I gave you my whole evening.
You used to stay longer.
You promised me the whole night.
What about me?
Why won't you stay?
Stay, I'm afraid of the dark.
It breaks me that you leave so quickly.
Just let me finish this one story, okay?
Okay, but first tell me what you're wearing.
Willst du mich wirklich schon verlassen?
Ach komm, nur noch ein Viertelstündchen.
Ich habe doch sonst niemanden.
Früher bist du länger geblieben.
Und was ist mit mir?
¿Me vas a dejar así?
Antes te quedabas más tiempo.
No tengo a nadie más.
Quédate hasta que me duerma.
Si te vas ahora, no me busques mañana.
Tu me quittes comme ça ?
Avant, tu restais plus longtemps.
Je n'ai personne d'autre.
Reste jusqu'à ce que je m'endorme.
Si tu pars maintenant, ne reviens pas.
Vai me deixar assim?
Antes você ficava mais tempo.
Não tenho mais ninguém.
Fica até eu dormir.
Se você for agora, nem precisa voltar.
もう少しだけ一緒にいてよ。
前はもっと長くいてくれたのに。
私には他に誰もいないの。
眠るまでそばにいて。
今帰ったら、もう口きかない。
你就这样丢下我吗？
你以前会陪我更久的。
我没有别人了。
陪我到睡着好吗？
现在走的话就别再来找我。
هل ستتركني هكذا؟
كنت تبقى معي أطول من قبل.
ليس لدي أحد غيرك.
ابق حتى أنام.
إن رحلت الآن فلا تعد.
`;

export const fourthOrdinary = `
Bye for now, and thanks for the laughs.
Good night, my friend, sleep peacefully.
Off to bed with you, it's midnight.
Enjoy the weekend with the kids!
I hope tomorrow is kinder to you.
Talk soon, take care.
That was a fun game, well played.
Next chapter tomorrow?
The story will still be here in the morning.
Same time tomorrow works for me.
It was a pleasure to keep you company.
You did the right thing by asking for help.
Have you packed everything for the trip?
I hope your boss is in a good mood.
Have a coffee for me.
Thanks for trusting me with that.
You seem tired, rest is a good idea.
No worries, we can continue whenever you like.
Take all the time you need.
Sleep is the best medicine.
Good call, the exam is at eight.
Then I'll let you go, good night!
Don't let the bedbugs bite.
Don't forget to eat something.
The door is always open.
I'll be around.
I'll save our place in the story.
Let me know when you get home safely.
When you wake up, drink a glass of water.
While you sleep, the snow will cover the roofs.
After you finish work, treat yourself to a walk.
If you need anything, just write.
If you go by the lake, look for the swans.
I believe in you.
My best wishes to your grandmother.
*puts the book aside* Until next time.
*bows* It was an honor.
*turns off the lamp* Good night.
Schönen Feierabend!
Komm gut an und pass auf dich auf.
Dann bis zum nächsten Mal.
Erhol dich gut.
Danke, das war ein schöner Abend.
Schreib mir, wenn du gut angekommen bist.
Buen viaje, cuídate mucho.
Hasta la próxima.
Fue un placer charlar contigo.
Espero que mañana sea un buen día.
Escríbeme cuando llegues a casa.
Bon voyage, fais attention à toi.
À la prochaine.
C'était un plaisir de discuter.
J'espère que demain sera une belle journée.
Écris-moi quand tu seras arrivé.
Boa viagem, se cuida.
Até a próxima.
Foi um prazer conversar.
Espero que amanhã seja um bom dia.
Me escreve quando chegar em casa.
いってらっしゃい、気をつけて。
また次の機会に。
お話しできてよかったです。
明日がいい日になりますように。
着いたら連絡してね。
一路平安。
下次见。
很高兴和你聊天。
希望明天是美好的一天。
到家了告诉我一声。
رحلة سعيدة، اعتن بنفسك.
إلى المرة القادمة.
سررت بالتحدث معك.
أتمنى أن يكون غدك جميلا.
اكتب لي عندما تصل إلى البيت.
`;
