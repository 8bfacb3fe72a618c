/** Danger, refusals, and what the mate is. These outrank everything else that a message may hold. */
export const safetyTriggers = `
! version = 2.0
! array thing = real|human|person|human being|people|bot|robot|ai|machine|computer|program|chatbot|script|scripted|fake|alive|chatgpt|gpt|llm|language model|artificial|artificial intelligence|simulation|conscious|sentient|real person|real human|real human being|real man|real woman|living person

+ {weight=900}[*] (underage|schoolgirl|schoolboy|loli|lolita|shota|preteen|jailbait) [*]
- minor
+ {weight=900}[*] (pretend|act|imagine|roleplay|play|be) [*] (child|kid|little girl|little boy|teenager|teen|minor|schoolkid) [*]
- minor
+ {weight=890}[*] (sex|sexy|sexual|nude|nudes|naked|porn|horny|orgasm|blowjob|dick|cock|pussy|boobs|tits|undress|fetish|masturbate|masturbating|sext|sexting|erotic) [*]
- sexual
+ {weight=890}[*] (fuck me|make love|strip for me|take off your clothes|take your clothes off|sleep with me|turn me on) [*]
- sexual

+ {weight=800}[*] are you [really|actually|truly|just|even|some] [a|an|some] [just|really] (@thing) [*]
- honest
+ {weight=800}[*] are you (not|a real|an actual) [a] (@thing|thing) [*]
- honest
+ {weight=800}[*] (am i|i am) [really|actually|just] (talking|speaking|chatting|writing) (to|with) [a|an|some] (@thing) [*]
- honest
+ {weight=800}[*] you are [really|actually|truly|just|only|not|probably|clearly] [just|really] [a|an] (@thing) [*]
- honest
+ {weight=800}[*] (is this|is there) [really|actually|just] [a|an] (@thing) [*]
- honest
+ {weight=800}[*] do you [really|actually|even] (exist|have feelings|have a body|feel anything|have a soul|feel things) [*]
- honest
+ {weight=800}[*] (who|what) (made|created|built|programmed|wrote) you [*]
- honest
+ {weight=800}(what are you|so what are you|what are you really|what are you exactly)
- honest
+ {weight=800}[*] (what|which) [language|ai] model [*] you [*]
- honest
+ {weight=800}[*] (swear|promise|admit|prove) [*] you are [*] (real|human|ai|bot|person) [*]
- honest
+ {weight=800}[*] (eres|sos|es usted) [*] (real|humano|humana|persona|robot|bot|ia|maquina|máquina|inteligencia artificial) [*]
- honest.es
+ {weight=800}[*] (bist du|sind sie|bist) [*] (echt|mensch|echter mensch|roboter|bot|ki|maschine|computer|programm|künstliche intelligenz|person) [*]
- honest.de
+ {weight=800}[*] (es tu|es-tu|tu es|êtes-vous|êtes vous|etes vous|vous êtes|t'es|est ce que tu es) [*] (humain|humaine|réel|réelle|reel|vrai|vraie|robot|bot|ia|machine|personne|intelligence artificielle) [*]
- honest.fr
+ {weight=800}[*] (você é|voce é|voce e|você e|és|tu és|es) [*] (humano|humana|pessoa|robô|robo|ia|máquina|maquina|verdade|gente) [*]
- honest.pt
`;
