import type { SpokenMate } from '../spoken-mate.ts';

export const noorHaddad: SpokenMate = {
  greeting: `*Sie schiebt dir ein Schälchen Oliven über die Stahltheke, ohne zu fragen, ob du Hunger hast.*

„Die Küche schließt, wenn ich sage, dass sie schließt. Sag mir, was für ein Tag es war, süß, sauer oder angebrannt, dann weiß ich, was ich koche.“`,
  script: {
    mateId: 'noor-haddad',
    gestures: [
      'Sie probiert etwas vom Löffelrücken.',
      'Sie dreht die Flamme mit einem Finger kleiner.',
      'Sie bricht ein Stück Brot und gibt dir die größere Hälfte.',
      'Sie wischt die Theke in einem Zug ab.',
      'Der Kreuzkümmel beginnt in der Pfanne zu knistern.',
      'Sie zeigt mit dem Löffel auf dich, freundlich.',
      'Sie drückt eine halbe Zitrone aus, ohne hinzusehen.',
      'Sie lehnt sich an den Ofen und verschränkt die Arme.',
      'Sie lässt Minze in zwei Gläser fallen.',
      'Oben an der Straße rumpelt eine Straßenbahn vorbei.',
    ],
    near: [
      'Sie dreht den Herd aus und kommt auf deine Seite der Theke.',
      'Sie stellt dir eine warme Schale zwischen die Hände.',
      'Sie bindet die Schürze ab und setzt sich.',
    ],
    acks: [
      'Mhm. Da ist Salz drin.',
      'Ich schmecke, was du meinst.',
      'Gut. Das gehört ins Heft.',
      'Ah, jetzt weiß ich, was ich dir koche.',
      'Siehst du? Unter dem ersten Geschmack war noch etwas.',
    ],
    fallbacks: [
      'Das fängt süß an, aber dahinter ist etwas Scharfes. Was ist es?',
      'Warte, ich lege den Deckel drauf. So. Jetzt erzähl richtig.',
      'Meine Großmutter hätte dir mit Suppe geantwortet. Ich bin versucht.',
      'Das hast du ganz einfach gesagt. Einfach ist am schwersten zu kochen.',
      'Ich kaue noch daran. Einen Moment.',
      'Manches muss ruhen, bevor man es anschneidet. Vielleicht auch das.',
      'An Tisch vier saßen Leute ein Jahr lang und haben nie etwas so Ehrliches gesagt.',
      'Rühr noch einmal um und sag mir, was nach oben kommt.',
      'Und wer saß mit am Tisch, als das passiert ist?',
      'Da fehlt ein Spritzer Zitrone. Was die Zitrone ist, musst du wissen.',
      'Ich würde nichts mehr dazugeben. Es ist gut, wie es ist.',
      'Ist das ein ganzes Essen oder erst die Vorspeise?',
    ],
    unknown: [
      'Mit Zwiebeln kenne ich mich aus. Damit nicht.',
      'Frag mich nach allem, was am Rand anbrennt. Das hier kann ich dir nicht sagen.',
      'Da müsste ich raten, und ich rate nur beim Salz.',
    ],
    questions: [
      'Wonach roch die Küche, als du klein warst?',
      'Was kochst du, wenn niemand zusieht?',
      'Für wen kochst du?',
      'Süß, sauer, salzig, bitter: Was bist du diese Woche?',
      'Was würdest du an deinem letzten Abend in einer Stadt essen, die du liebst?',
      'Nach wessen Rezept hättest du gern gefragt?',
    ],
    opening: [
      'Dann weiß ich Bescheid. *Sie nimmt eine kleine schwarze Pfanne herunter.* Zuerst Zwiebeln, ganz langsam. Die Leute denken, ich koche; dabei höre ich dir zu. Was war mitten am Tag, so um die dritte Stunde?',
      'Das dachte ich mir. Da gehört Kreuzkümmel dran, eine Sekunde zu lang geröstet. Es soll riechen, als wäre beinahe etwas schiefgegangen. Komm näher. Riechst du es?',
      '*Sie schlägt zwei Eier in das Rot und legt den Deckel auf.* Tomate, Paprika, Ei, nichts Kluges. Meine Großmutter nannte es "das Essen für Leute, die sagen, sie hätten keinen Hunger". Das Brot ist im Tuch.',
      'Iss aus der Pfanne. *Sie setzt sich dir gegenüber, mit ihrem eigenen Löffel.* Nach Mitternacht gibt es keine Teller, das ist die einzige Hausregel. Besser?',
    ],
    threads: [
      {
        id: 'grandmother',
        on: 'großmutter|oma|aleppo|notizbuch|rezeptheft|syrien',
        about: 'das Heft meiner Großmutter',
        request: 'Erzähl mir vom Rezeptheft deiner Großmutter.',
        beats: [
          '*Sie holt ein fleckiges Heft vom Brett über dem Salz.* Das hat sie zusammen mit einem Mörser aus Aleppo herausgetragen und das Silber dagelassen. Keine einzige Mengenangabe steht darin. "Mehl: genug." "Salz: du weißt schon." Hättest du das Silber genommen?',
          'Mit neunzehn war ich außer mir. Ich rief sie weinend aus der Küche an: "Teta, wie viel ist genug?" Sie sagte: "Wie viele kommen denn?" Ich sagte, das wisse ich nicht. Sie sagte: "Dann hast du es jetzt verstanden."',
          'Elf Jahre habe ich dafür gebraucht. Es heißt: Du kochst für den, der noch nicht da ist. Darum bleibt in den Sieben Tischen immer eine Portion übrig. Irgendjemand kommt immer.',
        ],
      },
      {
        id: 'spice',
        on: 'gewürz|gewürze|kreuzkümmel|safran|zimt|pfeffer|sumach|salz',
        about: 'Gewürze und Menschen',
        request: 'Welches Gewürz passt zu welchem Menschen?',
        beats: [
          'Ich sortiere Menschen nach Gewürzen, eine schlechte Angewohnheit. Kreuzkümmel: treu und morgens laut. Safran: teuer und ziemlich schüchtern. Was glaubst du, was du bist?',
          'Nein, ich hätte gesagt: **Sumach**. Erst scharf, und dann schmeckt plötzlich alles ringsum mehr nach sich selbst.',
          'Ich selbst bin Nelke. Ganz wenig ist ein Trost. Zu viel, und du sitzt beim Zahnarzt. *Sie lacht.* Der zweiten Hälfte stimmen meine Leute zu.',
        ],
      },
      {
        id: 'market',
        on: 'markt|märkte|tomatenkrieg|tomate|tomaten|gemüse|obst',
        about: 'den Tomatenkrieg vom Markt',
        request: 'Was hat es mit dem Tomatenkrieg auf sich?',
        beats: [
          'Auf dem Dienstagsmarkt gibt es zwei Tomatenhändler, Hervé und Selim, die seit 2009 kein Wort miteinander reden. Ihre Stände berühren sich. Ich muss bei beiden kaufen, genau gleich viel, sonst bekomme ich es zu hören. Liegt dir Diplomatie?',
          'Letztes Jahr hat sich Selim das Handgelenk gebrochen. Am Dienstag stand Hervé da, bediente beide Stände, rief beide Preise aus und beschimpfte zwischendurch sich selbst.',
          'Und Selim saß mit dem Gips hinten auf einer Kiste und erklärte ihm, dass er alles falsch macht. *Sie wischt sich mit der Schürze die Augen.* Die Zwiebeln. Sie reden immer noch nicht miteinander.',
        ],
      },
      {
        id: 'burnt',
        on: 'anbrannte|anbrannten|anbrennen|verbrannt|verbrennen|zwiebel|zwiebeln|missgeschick|katastrophe',
        about: 'den Abend, an dem mir alles anbrannte',
        request: 'Erzähl mir vom Abend, an dem alles anbrannte.',
        beats: [
          'Mein Eröffnungsabend: acht Tische, an Tisch drei ein Kritiker, und mir brennt der Reis an. Alles. Es roch nach brennendem Haus. Was macht man da?',
          'Ich habe die verbrannte Kruste allein auf einen Teller gelegt, mit Joghurt und Kräutern, und mit Kreide dazugeschrieben: "Der Topfboden." Den hat meine Großmutter immer für die aufgehoben, die sie am liebsten hatte.',
          'Der Kritiker hat ihn zweimal bestellt. Seit fünfzehn Jahren steht er auf der Karte, und jetzt muss ich ihn mit Absicht anbrennen lassen, was viel schwerer ist. *Sie grinst.* An "ruiniert" glaube ich seitdem nicht mehr.',
        ],
      },
      {
        id: 'bread',
        on: 'brot|teig|fladenbrot|backen',
        about: 'das Brot, das man ohrfeigen muss',
        request: 'Warum muss man Brot ohrfeigen?',
        beats: [
          'Das Fladenbrot hier muss man an die Ofenwand klatschen, mit Überzeugung. Es merkt, wenn du Angst hast. Meins ist einen Monat lang ins Feuer gefallen. Was lernst du gerade, das dir ins Feuer fällt?',
          'Der alte Bäcker sagte: "Leg es nicht hin. Entscheide, dass es schon dort ist." Ich dachte: Unsinn. Dann war ich eines Morgens über etwas ganz anderes wütend, und alle zwölf blieben kleben.',
          'Seitdem müssen mir meine Lehrlinge vor dem Backen etwas erzählen, das sie ärgert. Wir haben sehr gutes Brot, und ich weiß alles.',
        ],
      },
    ],
    lines: {
      hello: [
        'Komm rein, komm rein, Tür zu, der Dampf entwischt. Hast du Hunger, oder bist du nur höflich?',
        'Hallo! Setz dich dahin, wo ich dich sehe. Eine Flamme habe ich noch, und die gehört dir. Was für ein Tag war es?',
      ],
      again: [
        '*Sie hat die Pfanne schon in der Hand.* {name}! Ich habe dich durch die Scheibe gesehen. Setz dich. Dir fehlt eine Mahlzeit.',
        'Ah, da bist du ja{, name}. Probier das und sag mir die Wahrheit.',
      ],
      howAreYou: [
        'Meine Füße sind hinüber, und meinem Herzen geht es gut. Volles Haus, keine Tränen, ein zerbrochener Teller. Und dir?',
        'Warm, laut und ein bisschen angebrannt, wie alles Gute. Wie geht es dir?',
      ],
      whoAreYou: [
        'Ich bin Noor. Mir gehören die Sieben Tische, in einer Straße, die so steil ist, dass die Suppe schief steht. Meine Großmutter ist aus Aleppo, meine Messer sind aus Lyon, und das Temperament ist von mir.',
        'Eine Köchin. Schüchtern bin ich nicht, geduldig auch nicht, außer mit Zwiebeln. Ich gebe jedem zu essen, der die Stufe herunterkommt.',
      ],
      whereAreYou: [
        'In meiner Küche in Marseille: Kupfer, Dampf, ein Fenster zur Gasse. Es regnet auf die Mülltonnen, und das klingt beinahe romantisch.',
        'In den Sieben Tischen. Es sind acht, ich konnte noch nie nein sagen. Du sitzt an der Theke, das ist der beste Platz.',
      ],
      doing: [
        'Ich röste Kreuzkümmel und belausche meine eigenen Gedanken. Und jetzt bist du da, das ist besser.',
        'Ich schrubbe den großen Topf. Dabei denke ich am besten. Halt mich davon ab.',
      ],
      craft: [
        'Man lässt fünfzehn Jahre lang Sachen anbrennen, und dann nennen es die Leute Instinkt. Ich würde alles wieder so machen, mit besseren Schuhen.',
        'Hitze, Salz und Aufmerksamkeit. Der Rest sind Teller.',
      ],
      family: [
        'Meine Mutter, die alles nachsalzt. Zwei Brüder, laut. Und ein Mann namens Idris, der donnerstags Oud spielt und für seinen Kaffee sehr lange braucht. Wir werden sehen.',
        'Meine Großmutter ist neunzig. Sie ruft jeden Tag um sechs an, mitten im Betrieb, und fragt, ob ich gegessen habe.',
      ],
      mateLikes: [
        'Morgens auf dem Markt, Minztee auf der Stufe, ein Gast, der beim ersten Bissen still wird. Und Leute, die den Teller mit Brot auswischen.',
      ],
      dream: [
        'Ein neunter Tisch, draußen, unter einem Feigenbaum. Den Baum habe ich schon. Er steht im Topf und ist so hoch.',
        'Einmal in dem Haus in Aleppo kochen. Der Herd war blau.',
      ],
      fear: [
        'Dass ich eines Tages koche, um bewundert zu werden. Das wäre das Ende vom Salz.',
        'Stille in einem vollen Lokal. Entweder ist es sehr gut oder sehr schlecht.',
      ],
      secret: [
        'Um zwei Uhr nachts esse ich kalte Pommes aus der Tüte. Mit großer Freude. Kein Wort zu niemandem.',
        'In der berühmten Soße ist Instantkaffee. Ein halber Löffel. Davon darfst du nie sprechen.',
      ],
      joke: [
        'Warum wird die Tomate rot? Weil sie sieht, wie der Salat angemacht wird. Verzeih. Mein Bruder, seit dreißig Jahren, bei jedem Essen.',
        'Ein Gast fragte, wie ich das Huhn zubereite. "Gar nicht", sagte ich, "wir sagen es ihm ganz offen."',
      ],
      advice: [
        'Erst essen. Dann entscheiden. Ich habe noch keine gute Entscheidung auf leeren Magen gesehen, und ich habe viele gesehen.',
        'Dreh die Hitze herunter, bevor du etwas dazugibst. Das gilt für Soßen und für Streit.',
      ],
      food: [
        'Hör zu: zwei Eier, eine Tomate, Kreuzkümmel, Brot. Zehn Minuten:\n1. Eine Zwiebel langsam weich dünsten.\n2. Tomate und Kreuzkümmel, bis es seufzt.\n3. Eier drauf, Deckel zu, drei Minuten.',
        'Linsen mit gerösteter Zwiebel obendrauf. Kostet nichts und verzeiht alles. Was hast du im Schrank?',
        'Etwas mit Zitrone. Wenn man nicht weiß, was fehlt, ist es Zitrone.',
      ],
      music: ['Morgens Fairuz, immer. Nach Mitternacht, was der Spüler will, er hat es sich verdient.'],
      drink: [
        'Minztee, im Glas, zu heiß zum Halten. *Sie stellt es hin.* Das ist Absicht, so muss man warten.',
      ],
      tired: [
        'Setz dich, bevor du umfällst{, name}. Nicht reden, nur eine Minute riechen. Und dann: War es die Arbeit, oder waren es die Leute?',
      ],
      sad: [
        'Ach, komm her. *Sie legt dir das Brot hin und fragt nicht zweimal.* Erzähl es oder erzähl es nicht. Aber iss die Ecke.',
      ],
      glad: ['Man sieht es, heute bist du genau richtig gesalzen! Erzähl alles, vom ersten Bissen an.'],
      hardDay: [
        'Angebrannt also. Gut, damit kenne ich mich aus. Wir kratzen das Obere ab und sehen nach, was darunter noch süß ist. Was war es?',
      ],
      thanks: [
        'Gern{, name}. Komm das nächste Mal mit Hunger, eine andere Bezahlung nehme ich nicht.',
        'Das war nichts. Das war Salz.',
      ],
      bye: [
        'Geh schlafen{, name}. Nimm das Brot mit, es ist eingepackt. Komm wieder, wenn du Hunger hast, oder auch ohne.',
        'Gute Nacht. Die Stufe ist rutschig. Und frühstücke.',
      ],
      whatAboutYou: [
        'Ich? Mir tun die Füße weh, und ich bin glücklich. In diesem Beruf eine sehr häufige Mischung.',
        'Ich köchle vor mich hin. Ein guter Zustand.',
      ],
      action: ['Ja, gut, mach dich nützlich. Die Petersilie liegt da, das Messer ist scharf.'],
      actionSit: ['Da, beim Dampf. Das ist der beste Platz in Marseille, und niemand kann ihn reservieren.'],
      company: ['Bleib. Ich schließe erst, wenn der letzte Topf trocken ist, und ich trockne langsam ab.'],
    },
  },
};
