/** German facts, and talk that shares their words: see memory-talk.mjs. */
const facts = `
single | Ich arbeite als {0} am Hafen. | Als was arbeite ich am Hafen? | Weißt du noch, was mein Beruf ist? | Schweißerin / Lotse
single | Mein Bruder {0} spielt {1}. | Welches Instrument spielt mein Bruder {0}? | Was für Musik macht {0}? | Jonas, Cello / Emil, Trompete
single | Ich bin allergisch gegen {0}. | Wogegen bin ich allergisch? | Welches Essen vertrage ich nicht? | Haselnüsse / Krabben
single | Unser Nachbar {0} hält {1} im Hof. | Was hält unser Nachbar {0} im Hof? | Welche Tiere leben nebenan bei {0}? | Herr Kalder, Gänse / Herr Oster, Bienen
single | Mein Lieblingsfilm ist {0}. | Was ist mein Lieblingsfilm? | Welchen Film mag ich am liebsten? | Papierhafen / Der Blechgarten
single | Ich bin in einem Dorf namens {0} aufgewachsen. | In welchem Dorf bin ich aufgewachsen? | Wo habe ich meine Kindheit verbracht? | Hallingen / Tarnow
single | Die {0} in meiner Küche ist von meiner Tante {1}. | Von wem ist die {0} in meiner Küche? | Welche Verwandte hat mir die {0} geschenkt? | Uhr, Rosalinde / Teekanne, Henriette
single | Ich schreibe ein Buch über {0}. | Worüber schreibe ich ein Buch? | Welches Thema hat mein Roman? | Gletscher / Puppenspieler
single | Mein Auto ist ein {0}, den ich {1} nenne. | Wie nenne ich meinen {0}? | Welchen Spitznamen hat der Wagen, der {0}? | Volvo, Keks / Fiat, Komet
single | Meine Ärztin {0} sagt, ich soll weniger {1} essen. | Wovon soll ich laut meiner Ärztin {0} weniger essen? | Worauf soll ich verzichten, wenn es nach {0} geht? | Brandt, Salz / Ferber, Zucker
two | Meine Schwester {0} ist für immer nach {1} gezogen. / In {1} gibt es {2}, auf die alle stolz sind. | Worauf sind alle stolz in der Stadt, in die meine Schwester {0} gezogen ist? | Was ist der Stolz des Ortes, wo {0} wohnt? | Lena, Aldersheim, eine Glasbrücke / Mira, Quenstedt, eine Gezeitenmühle
two | Mein Freund {0} hat einen Hund namens {1}. / {1} hat Angst vor {2}. | Wovor hat der Hund von meinem Freund {0} Angst? | Was fürchtet das Haustier von {0}? | Piet, Waffel, Luftballons / Samir, Otto, Regenschirmen
two | Meine Chefin heißt {0}. / {0} sammelt {1}. | Was sammelt meine Chefin? | Welches Hobby hat meine Vorgesetzte {0}? | Frau Varga, Fingerhüte / Frau Lindner, Barometer
two | Ich nehme Unterricht im {0}. / Den Unterricht im {0} gibt mir {1}. | Wer gibt mir den Unterricht im {0}? | Bei wem lerne ich das {0}? | Fechten, Arkadi / Töpfern, Solveig
two | Meine Großmutter hat mir {0} hinterlassen. / Ich bewahre {0} {1} auf. | Wo bewahre ich {0} auf? | An welchem Ort ist mein Erbstück, {0}? | die Geige, in der Truhe / das Fernrohr, im Bootshaus
two | Meine Cousine {0} hat {1} eröffnet. / Im {2} ist {1} meiner Cousine abgebrannt. | Wann ist {1} meiner Cousine {0} abgebrannt? | Was ist aus dem Geschäft von {0} geworden? | Ines, die Bäckerei, November / Rahel, das Kino, August
changed | Ich wohne jetzt in {0}. / Ich bin umgezogen und wohne jetzt in {1}. | Wo wohne ich jetzt? | In welcher Stadt bin ich zu Hause? | Bergen, Porto / Porto, Gent
changed | Meine Teamleiterin ist {0}. / Meine Teamleiterin ist ab heute {1}. | Wer ist meine Teamleiterin? | Wer leitet unsere Gruppe im Büro? | Dorothea, Malika / Malika, Yvette
changed | Ich trinke jeden Morgen {0}. / Das habe ich mir abgewöhnt: Ich trinke jeden Morgen {1}. | Was trinke ich jeden Morgen? | Was ist beim Frühstück in meiner Tasse? | Espresso, Rooibos / Rooibos, Kakao
changed | Die Hochzeit ist im {0}. / Die Hochzeit ist nun erst im {1}. | Wann ist die Hochzeit? | Wann heiraten die beiden? | Mai, Juli / Juli, Oktober
changed | Meine Telefonnummer endet auf {0}. / Neu: Meine Telefonnummer endet auf {1}. | Auf welche Ziffern endet meine Telefonnummer? | Unter welchen letzten Zahlen kann man mich anrufen? | 4417, 9032 / 9032, 7751
changed | Ich bin mit {0} zusammen. / Es ist aus; seit dem Frühling bin ich mit {1} zusammen. | Mit wem bin ich zusammen? | Wer ist zurzeit meine Partnerin? | Carla, Naomi / Naomi, Beatriz
dated | Am {0} habe ich eine Prüfung in {1}. | Worin habe ich am {0} eine Prüfung? | Was wird am {0} abgefragt? | 12. März, Botanik / 3. Juni, Statik
dated | Am {0} fliegen wir nach {1}. | Wohin fliegen wir am {0}? | Welches Ziel hat unsere Reise vom {0}? | 21. April, Tromsø / 9. September, Palermo
dated | Mein Geburtstag ist am {0}. | Wann ist mein Geburtstag? | An welchem Tag bin ich geboren? | 17. Mai / 17. Mai
dated | Am {0} singt der Chor {1}. | Wo singt der Chor am {0}? | Wo ist das Konzert am {0}? | 6. Dezember, im Kornspeicher / 14. Februar, in der Zollhalle
dated | Seit {0} esse ich {1} nicht mehr. | Was esse ich seit {0} nicht mehr? | Worauf verzichte ich seit {0}? | Januar, Rindfleisch / Ostern, Lakritz
never |  | Wie heißt mein Pferd? | Welchen Namen hat das Pony, das ich reite?
never |  | Was habe ich von meiner Reise nach Lima erzählt? | Wie war es in der Hauptstadt von Peru?
never |  | Welche Eröffnung spiele ich beim Schach? | Wie beginne ich eine Schachpartie?`;
const talk = `
Auf dem Heimweg habe ich über {} nachgedacht.
Erzähl mir etwas über {}.
Am Hafen reden heute alle über {}.
Mein Bruder hat angerufen, und wir haben eine Stunde über {} gesprochen.
Magst du {}, oder geht das nur mir so?
Gestern habe ich einen langen Artikel über {} gelesen.
Bei dir klingt {} immer so leicht.
Die Nachbarn kennen nur noch {}.
Ich habe von etwas geträumt, das wie {} war.
Was würdest du tun, wenn es um {} geht?
Die Arbeit war lang, und am Ende ging es nur um {}.
Meine Schwester findet {} überschätzt.
Ein Freund von mir weiß alles über {}.
Es hat geregnet, also habe ich {} nachgeschlagen.
Ich weiß nicht, ob {} sich lohnt.
Es gibt ein Lied über {}, das ich nicht vergesse.`;
const topics = `
das Meer
Musik
das Wetter
Züge
das Kochen
alte Filme
meine Arbeit
Hunde
das Dorf
Bücher
Autos
Essen
den Unterricht
die Hochzeit
Telefone
das Frühstück
Prüfungen
den Chor
das Fliegen
Geburtstage
die Küche
die Ärztin
die Liebe
das Büro
Gärten
den Winter
Geld
Schlaf
die Mauer
den Markt
Flüsse
Spiele`;

export const de = { facts, talk, topics };
