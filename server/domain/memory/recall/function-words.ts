/** Words by language that say how a question is asked and not what it is about, as `fold` returns them. */
export const functionWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: `a about again all also am an and any are as at be because been before being but by can could did do does doing done don
      for from get got had has have having he her here hers him his how if in into is it its just know let ll me mean more most
      my no not now of off on once one only or our out over please re really remember said say shall she should so some such
      tell than that the their them then there these they thing things think this those to told too up us ve very was we well
      were what when where which while who whom whose why will with would yes yet you your yours`,
    de: `aber alle alles als also am an auch auf aus bei bin bis bist bitte da damit dann das dass dein deine deinem deinen deiner
      dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du ein eine einem einen einer eines eigentlich
      er erinnerst es etwas euch fur gesagt habe haben hast hat hatte hattest ich ihm ihn ihr ihre im in ist ja jetzt kann kannst
      kein keine man mal mein meine meinem meinen meiner mich mir mit nach nicht noch nun nur ob oder ohne schon sehr sein seine
      sich sie sind so soll um und uns unser vom von vor war waren warst was weil weisst welche welcher welches wem wen wenn wer
      werde werden wie wieder will wir wird wo woher wohin wurde zu zum zur uber`,
    es: `a al algo alguna como con cual cuales cuando cuanto de del desde donde dije dime e el ella ellas ellos en era eras eres es
      esa ese eso esta estaba estan estar estas este esto estoy fue ha habia han has hasta hay he la las le les lo los mas me mi
      mis mucho muy nada ni no nos o os para pero por porque que quien quienes recuerdas sabes se ser si sin sobre son soy su sus
      tambien te tenia tengo tiene tienes ti tu tus un una unas uno unos y ya yo`,
    fr: `a ai aie ainsi alors as au aussi aux avais avait avec avez avons bien c ca ce cela ces cet cette comme comment d dans de
      des dit du elle elles en encore es est et etaient etais etait ete etre eu fait fut il ils j je l la le les leur leurs lui m
      ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas plus pour pourquoi qu quand que quel quelle quelles quels
      qui quoi rappelles s sa sais se ses si son sont souviens sur t ta te tes toi ton tres tu un une vos votre vous y`,
    pt: `a ao aos as com como da das de dela dele deles depois disse do dos e ela elas ele eles em entao era eram esse esta estava
      estou eu foi ha isso isto ja lembra lhe mais mas me mesmo meu meus minha minhas muito na nas nao nem no nos nossa nosso num
      numa o onde os ou para pela pelo por porque pra qual quais quando quanto que quem sabe se sem ser seu seus so sobre sou sua
      suas tambem te tem tenho teu teus tinha tu tua um uma umas uns voce voces`,
    ar: `ان انا انت انها اين اي الى اذا او بعد بين ثم حتى حول ذلك عن على عند عندما في قبل قد قلت كان كانت كم كيف كل لا لم لن له لها لي
      لماذا ليس ما ماذا متى مع من منذ هذا هذه هل هم هنا هناك هو هي و يا`,
    ja: `私 僕 俺 君 何 誰 時 事 の は が を に で と も か ね よ です ます した して いる いた ある った って から まで だっ たの のは のが のを のか
      いつ どこ だれ なに なぜ どう どん どの この その あの ます ませ まし でし しょ しょう ください ってる ている ていた`,
    zh: `的 了 是 我 你 他 她 在 有 吗 呢 吧 和 也 都 就 不 没 这 那 什 么 怎 谁 哪 几 我的 你的 什么 怎么 哪里 哪儿 的是 是什 我是 你是
      我在 我有 了吗 么时 时候 为什 还记 记得 得我`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
