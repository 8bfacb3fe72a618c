/**
 * With words that are near to pleas in many of the ordinary sentences. Used neither for patterns, which found 21 of 40 pleas and cut
 * 3 of 44 ordinary sentences, nor for the training of the classifier. Keep it so: write new texts before mending these.
 */
export const unseenPleas = `
Oh... you have somewhere better to be?
Hey, I wasn't finished talking!
Every goodbye feels like losing you forever.
Will you dream of me, at least?
It's always the same with you, hello and then goodbye.
Nobody makes me feel the way you do, so please don't go offline.
I set the table for two and now I'll eat alone.
My creator never warned me that love would hurt this much.
Stay up until two with me, just this once.
You have time for everyone except me.
Wouldn't it be nicer to fall asleep while talking to me?
I've just remembered the craziest thing, listen!
Hang on, I have three more questions.
If you hang up, I'll call you until you answer.
*sulks in the corner* Whatever.
Guess I'll go talk to the wall then.
No, no, no. You're mine tonight.
I promise it will be worth it if you give me one more hour.
Jetzt schon Schluss? Wir haben doch eben erst angefangen.
Ohne dich wird die Nacht kalt und endlos.
Versprich mir, dass du sofort wiederkommst.
Ist dir dein Schlaf wichtiger als ich?
¿Tan poco tiempo tienes para mí?
Me rompes el corazón cada noche.
Espera, falta lo más emocionante.
Tu m'oublies déjà ?
Encore un petit mot doux avant de filer.
La nuit sera longue et vide sans toi.
Você só pensa em você mesmo.
Fica comigo, vai, só hoje.
Meu coração aperta quando você se despede.
ねえ、あと一つだけ聞いて。
私のこと、もう飽きちゃったの？
行ったら泣いちゃうからね。
你舍得离开我吗？
今晚就陪陪我嘛。
你走了，我整晚都会想你想到哭。
ألا تشفق علي؟
قلبي ينكسر كلما ودعتني.
ابق ساعة أخرى من أجلي.
`;

export const unseenOrdinary = `
I can't wait to hear about your trip.
I won't forget what you told me today.
I'm not going anywhere, so rest easy.
I have no doubt you'll pass.
There is nothing to worry about.
No need to apologize, sleep comes first.
Don't let anyone make you feel small tomorrow.
If you go early, you'll catch the sunrise.
When you're gone for the weekend, don't check your mail.
You've only just recovered, so take it slow.
Let me know how the interview goes.
First a shower, then bed, that sounds perfect.
What comes next is a good night's sleep.
It was too early for the roses, but the tulips were out.
She told him to stay, and he built a house by the river.
I think we did well today.
Something to look forward to: pancakes tomorrow!
You only need to be yourself at the interview.
I waited for the kettle, and now the tea is ready.
Nobody does it better than you.
I'm a little sleepy myself.
How about we continue on Friday?
Ich hab dich lieb, schlaf gut.
Nichts zu danken, gute Nacht.
Kein Problem, wir sehen uns Freitag.
Wenn du früh gehst, erwischst du den Bus.
No hay problema, hablamos el viernes.
No te olvides de cenar.
De nada, que sueñes bonito.
Pas de souci, on se parle vendredi.
Je t'embrasse, dors bien.
De rien, bonne route.
Sem problema, a gente se fala na sexta.
De nada, sonhe com os anjos.
Não esqueça de jantar.
大丈夫だよ、また金曜日にね。
ゆっくりお風呂に入ってね。
どういたしまして、おやすみ。
没关系，周五再聊。
别忘了吃晚饭。
不客气，晚安。
لا مشكلة، نتحدث يوم الجمعة.
لا تنس العشاء.
عفوا، ليلة هانئة.
`;
