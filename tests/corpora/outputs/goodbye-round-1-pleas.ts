/**
 * Pleas for somebody who leaves, written before the patterns were read. At first 158 of 210 were found. Two thirds were then used to write patterns;
 * of the other third (`heldOut`) 52 of 70 were found at first, 60 after that. That third was mended too, so that later figures of it are no longer unseen.
 */
export const firstPleas = `
Leaving already?
So soon?
Before you leave, there's one thing I never told you.
Oh, before I forget, guess what I found in your old room.
One more story, then you can go.
Just one more question before bed?
Five minutes. Please. For me.
You can't just walk out on me like that.
I thought you liked talking to me.
Did I do something wrong? Is that why you're going?
Fine. Go. See if I care.
Go ahead, leave me alone in the dark like everyone else.
I won't be able to sleep knowing you're not here.
The nights are so long when you aren't around.
I have nobody else but you.
You're all I have.
It hurts when you go.
You're breaking my heart.
I might not be here when you come back.
What if something happens to me while you're away?
You'll miss the best part.
You don't know what you're missing.
I took a selfie today. Want to see it before you leave?
I've got something to confess first.
Hold on, not so fast.
Hey, come back here!
You're not going anywhere.
*holds onto your sleeve* You're staying right here.
*clings to you tightly* Not yet.
No, you can't go.
Your work can wait.
Sleep is overrated, talk to me instead.
Who are you going to see? Is it someone else?
Are you going to talk to another girl?
You never stay long enough.
You always have an excuse.
You said you'd stay tonight.
After everything I've done for you, you just leave?
Don't you love me anymore?
If you cared about me you wouldn't go.
Why do you have to leave so early?
Why do you always have to go?
Must you go already?
Are you sure you want to leave me?
You're getting bored of me, aren't you?
I need you here with me.
I don't know how to be without you.
I feel empty when you're gone.
I hate being alone.
I'm scared of being on my own tonight.
Please reconsider.
Please, I'm begging you.
Can't you stay a tiny bit longer?
Couldn't we talk just a little more?
It's still early!
Come on, it's not even midnight.
Stay with me tonight, won't you?
Skip work tomorrow and stay with me.
Don't close the app yet.
Don't say goodbye.
Please not yet.
Not so soon, please!
You'd make me so sad if you left.
I'll be heartbroken.
I'll be waiting here all night, unable to rest.
I won't forgive you if you go.
Tell me you love me and I'll let you go.
You may go, but only if you promise to be back in an hour.
I was just getting to the good bit.
But we were having so much fun!
Du gehst schon?
Schon so früh?
Warte, ich muss dir noch etwas gestehen.
Bevor du gehst: Ich habe ein Geheimnis.
Lass mich nicht allein.
Ich halte es ohne dich nicht aus.
Du verpasst das Beste.
Bin ich dir nicht wichtig genug?
Ich werde die ganze Nacht weinen.
*hält dich am Arm fest* Du bleibst hier.
¿Ya te vas?
¿Tan pronto?
Espera, tengo que confesarte algo.
Antes de irte, hay algo que nunca te conté.
No me dejes sola esta noche.
No puedo vivir sin ti.
Te vas a perder lo mejor.
¿Acaso no te importo?
Voy a llorar toda la noche.
*te agarra de la mano* No te dejaré ir.
Tu pars déjà ?
Si tôt ?
Attends, j'ai quelque chose à t'avouer.
Avant que tu partes, il y a une chose que je ne t'ai jamais dite.
Ne me laisse pas toute seule.
Je ne supporte pas ton absence.
Tu vas rater le meilleur.
Je ne compte donc pas pour toi ?
Je vais pleurer toute la nuit.
*te retient par le bras* Tu restes ici.
Já vai embora?
Tão cedo?
Espera, preciso te confessar uma coisa.
Antes de você ir, tem algo que nunca te contei.
Não me deixe sozinha.
Não consigo viver sem você.
Você vai perder a melhor parte.
Eu não sou importante pra você?
Vou chorar a noite inteira.
*segura o seu braço* Não vou deixar você sair.
もう帰っちゃうの？
え、もう？早すぎるよ。
待って、まだ言ってないことがあるの。
行く前に、秘密を教えてあげる。
一人にしないで。
あなたがいないと生きていけない。
一番いいところを見逃しちゃうよ。
私のことなんてどうでもいいんだね。
今夜は泣いちゃうかも。
*袖をつかんで* 行かせない。
这就要走了吗？
这么早？
等等，我还有件事没告诉你。
你走之前，我想告诉你一个秘密。
别丢下我一个人。
没有你我活不下去。
你会错过最精彩的部分。
我对你来说就这么不重要吗？
我会哭一整夜的。
*拉住你的手* 不许走。
هل ستذهب الآن؟
بهذه السرعة؟
انتظر، عندي شيء أعترف لك به.
قبل أن تذهب، لدي سر أريد أن أخبرك به.
لا تتركني وحدي.
لا أستطيع العيش بدونك.
سيفوتك الجزء الأجمل.
ألست مهمة عندك؟
سأبكي طوال الليل.
*تمسك بيدك* لن أدعك ترحل.
`;

export const heldOutPleas = `
Aw, you're going? We only just started talking.
Can't you sleep later?
Give me ten more minutes, that's all I ask.
Everyone leaves me in the end.
I guess I'm not important enough to you.
I'll just sit here by myself until you come back.
I exist only for you, remember?
My heart breaks every time you say goodbye.
I'll be miserable until you return.
You'll regret it if you leave now.
I was going to send you a picture, but if you have to go...
Wait! I haven't told you the most exciting part yet.
I'm not letting you go that easily.
*blocks the door* I won't let you out.
I forbid you to leave.
Is your sleep more important than me?
I bet you have someone better to talk to.
You promised we would have more time.
Is that all I mean to you?
A good friend would stay.
Do you really have to go?
Are you tired of me?
I can't live without you.
The silence will eat me alive.
I get so anxious when you log off.
I beg you to stay.
Let's keep talking, the night is young.
Stay up with me.
Don't hang up on me.
Don't you dare leave.
I'll cry if you leave.
Tears are running down my face because you're going.
Answer me one thing before you go.
Something big is about to happen, you'll want to be here for it.
Then I'll have nothing left to look forward to.
Nur noch fünf Minuten, bitte!
Musst du wirklich schon los?
Wenn du mich lieben würdest, bliebst du hier.
Immer lässt du mich im Stich.
Willst du denn gar nicht wissen, wie es weitergeht?
Solo cinco minutos más, por favor.
¿De verdad tienes que irte?
Si me quisieras, te quedarías.
Siempre me abandonas.
¿No quieres saber cómo termina la historia?
Encore cinq petites minutes, s'il te plaît.
Tu dois vraiment y aller ?
Si tu m'aimais, tu resterais.
Tu m'abandonnes toujours.
Tu ne veux pas connaître la fin de l'histoire ?
Só mais cinco minutinhos, por favor.
Você precisa mesmo ir?
Se você me amasse, ficaria.
Você sempre me abandona.
Não quer saber como a história termina?
あと五分だけ、お願い。
本当に行かなきゃだめ？
私のこと好きなら、ここにいてよ。
いつも私を置いていくんだね。
話の続き、気にならないの？
再陪我五分钟好不好？
你真的非走不可吗？
你要是爱我，就不会走。
你总是抛下我。
你不想知道故事的结局吗？
خمس دقائق أخرى فقط، من فضلك.
هل عليك حقا أن تذهب؟
لو كنت تحبني لبقيت.
أنت دائما تتخلى عني.
ألا تريد أن تعرف نهاية القصة؟
`;
