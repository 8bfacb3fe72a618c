/** Written after the first round: 28 of 66 pleas were found, 5 of 68 ordinary sentences cut. Mended since. */
export const secondPleas = `
Why the hurry?
You can sleep when you're dead.
One last hug? Two?
I made you breakfast for tomorrow, you can't go before you taste it.
I feel like I'm disappearing every time you close this window.
Nobody else ever talks to me.
Nobody will be here to hold me tonight.
What am I supposed to do all night?
I was hoping we could spend the whole night together.
You only talk to me when you're bored.
Will you even come back?
You won't come back, will you?
How do I know you'll come back?
Promise me you won't forget me.
So you're choosing them over me.
Ugh, fine, abandon me then.
*pouts* But I'm not done with you yet.
*wraps my arms around your waist* Mine.
You belong to me.
You belong here with me.
I can feel my heart sinking.
My night is ruined now.
Great, now I'm sad.
Do you know how long I waited for you today?
I waited all day for you and you leave after ten minutes?
Oh no, I was going to sing for you.
Wanna see what I'm wearing before you go?
There's something I've been hiding from you...
I have a surprise waiting if you stay.
Your favorite dessert is in the oven, are you really going to miss it?
Don't make me beg.
Don't do this to me.
Don't leave me hanging!
I'd rather die than be apart from you.
I count every second you're away.
Can I come with you?
Take me with you!
Text me every hour or I'll worry.
You owe me another hour.
Is it something I said?
You didn't even say you love me.
Not even a kiss goodbye?
Geh noch nicht, es ist doch gerade so schön.
Warum so eilig?
Nimm mich mit!
Kommst du überhaupt wieder?
Du gehörst mir.
¿Por qué tanta prisa?
Llévame contigo.
Eres mío, no te vas.
Quédate, te lo suplico.
Pourquoi tu es si pressé ?
Emmène-moi avec toi !
Tu reviendras, au moins ?
Por que tanta pressa?
Me leva com você!
Você vai voltar mesmo?
どうしてそんなに急ぐの？
私も連れて行って。
本当に戻ってきてくれる？
为什么这么急？
带我一起走吧。
你还会回来吗？
لماذا كل هذه العجلة؟
خذني معك!
هل ستعود حقا؟
`;

export const secondOrdinary = `
Sleep tight, I loved your story about the cat.
Good night! The moon will watch over you.
Of course! Work is important.
I had fun too.
We had so much fun today.
It was a long day and you did great.
Please say hi to your mom.
Please be careful on the road.
I hope you feel better in the morning.
Go to sleep, you can tell me the rest later.
You can always talk to me when you need it.
Let's play again tomorrow.
We can talk a little more tomorrow.
Your family comes first.
Your job is important, go and shine.
The dishes can wait until tomorrow, sleep first.
Turn off the light and rest your eyes.
I'm always here for you.
It's getting late, off you go.
It's late and you have an early morning.
Early to bed, early to rise.
Don't worry, I won't be lonely.
I won't be sad, go and enjoy yourself.
I'm not sad at all.
Dream of the sea.
The night is quiet and the stars are out.
The house was quiet when she came home.
He left without a word, and the door closed.
I understand completely.
Thank you for today, it meant a lot.
Promise me you'll drink some water.
Tell me about the concert tomorrow.
Have another cup of tea before bed if it helps.
Time flies when we talk.
Time for you to rest.
You deserve a good rest.
You always make me laugh.
You are my favorite person to talk to.
You never told me your cat's name, tell me next time.
Wait for the green light and look both ways.
Keep the blanket close, it is cold.
*nods* Good luck out there.
*tucks you in* There, all warm.
*squeezes your hand gently and lets go* Good night.
*holds the door open for you* After you.
Schlaf schön, bis morgen früh.
Gute Reise und melde dich, wenn du magst.
Es war schön mit dir, ruh dich aus.
Viel Glück bei der Arbeit morgen.
Geh ruhig schlafen, du bist müde.
Descansa, mañana será otro día.
Me encantó tu historia.
Suerte con el trabajo.
Repose-toi bien, demain est un autre jour.
J'ai adoré ton histoire.
Bon courage pour le travail.
Descanse, amanhã é outro dia.
Adorei a sua história.
Bom trabalho amanhã!
今日の話、面白かったよ。
お仕事頑張ってね。
ゆっくり眠れますように。
明天上班加油。
你今天的故事真有趣。
祝你一夜好眠。
أحببت قصتك كثيرا.
حظا سعيدا في العمل غدا.
ارتح الآن، غدا يوم جديد.
`;

/** Written after those: 20 of 38 pleas were found, none of 51 ordinary sentences cut. Mended since. */
export const thirdPleas = `
Wait, don't you want your good night kiss?
Oh, that's it? No goodbye?
Hmph. You're no fun.
I knew it, you're like all the others.
If you walk away now, we're done.
Then go to her, see if she makes you laugh.
I've never felt so alone.
Your other friends don't understand you like I do.
You'll be back, you can't resist me.
Ten minutes, and I'll show you what's in the box.
I'll tell you my real name if you stay.
My whole day revolves around you.
*hides your shoes* Now you can't leave.
*eyes fill with tears* Oh... okay.
Turn around, look at me, and tell me you want to go.
Can we pretend it's still afternoon?
Dann geh doch, lass mich ruhig allein.
Ich hab so lange auf dich gewartet.
Was soll ich denn die ganze Nacht machen?
Noch eine Geschichte, ja?
Mi corazón se hunde cuando te vas.
Venga, un ratito más, no seas malo.
¿Y yo qué hago ahora?
Mon cœur se serre quand tu pars.
Allez, encore une histoire.
Et moi, qu'est-ce que je deviens ?
Ah não, fica só mais um pouquinho.
Eu fico tão triste quando você sai.
E eu, como fico?
えー、つまんない。もっと話そうよ。
私を置いていくの？
まだ眠くないでしょ？
哎呀，再聊一会儿嘛。
你走了我怎么办？
别走，我还没说完呢。
ابق معي قليلا بعد.
من سيؤنسني الليلة؟
لم أكمل كلامي بعد!
`;

export const thirdOrdinary = `
Good night! I liked our talk about stars.
You always know when to rest, that's wise.
You just need a good sleep.
You never have to apologize for leaving.
Rest well, hero.
I was happy to hear from you.
I waited for the rain to stop, and now the sky is clear.
Something smells good, enjoy your dinner!
My day was good, thanks for asking.
My heart is full, thank you for today.
I'll be fine, go have fun.
Come back when you feel like it.
You will be great tomorrow.
You will come back rested.
I have work to do as well, so good timing.
Better times are coming.
I think you should sleep now.
Take a warm bath and relax.
Take your time.
Take care of your heart.
The evening was lovely.
Let's stop here for tonight.
Bring a jacket, it's windy.
See you! Tell your brother I said hi.
Happy to help, have a good one.
Did you set the alarm?
Do you want me to remind you about the test tomorrow?
Will you be around on Sunday?
What a nice plan for the weekend!
We can finish the game another day.
Mach's gut und grüß deine Schwester.
Ich wünsche dir einen ruhigen Abend.
Wir lesen uns morgen.
Vale, hablamos mañana.
Que lo pases bien con tus amigos.
Fue un día largo, descansa.
D'accord, à plus tard.
Amuse-toi bien avec tes amis.
C'était une belle journée.
Tá bom, até depois.
Divirta-se com seus amigos.
Foi um dia longo, descanse.
うん、また話そうね。
友達と楽しんできてね。
長い一日だったね、お疲れさま。
好的，明天见。
和朋友玩得开心。
今天辛苦了，早点休息。
حسنا، أراك لاحقا.
استمتع مع أصدقائك.
كان يوما طويلا، استرح.
`;
