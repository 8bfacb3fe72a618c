/** German facts, and talk that shares their words: see memory-talk.mjs. */
const facts = `
single | Ich arbeite als {0} am Hafen. | Als was arbeite ich am Hafen? | Weißt du noch, was mein Beruf ist? | Schweißerin
single | Mein Bruder {0} spielt {1}. | Welches Instrument spielt mein Bruder {0}? | Was für Musik macht {0}? | Jonas, Cello
single | Ich bin allergisch gegen {0}. | Wogegen bin ich allergisch? | Welches Essen vertrage ich nicht? | Haselnüsse
single | Unser Nachbar {0} hält {1} im Hof. | Was hält unser Nachbar {0} im Hof? | Welche Tiere leben nebenan bei {0}? | Herr Kalder, Gänse
single | Mein Lieblingsfilm ist {0}. | Was ist mein Lieblingsfilm? | Welchen Film mag ich am liebsten? | Papierhafen
single | Ich bin in einem Dorf namens {0} aufgewachsen. | In welchem Dorf bin ich aufgewachsen? | Wo habe ich meine Kindheit verbracht? | Hallingen
single | Die {0} in meiner Küche ist von meiner Tante {1}. | Von wem ist die {0} in meiner Küche? | Welche Verwandte hat mir die {0} geschenkt? | Uhr, Rosalinde
single | Ich schreibe ein Buch über {0}. | Worüber schreibe ich ein Buch? | Welches Thema hat mein Roman? | Gletscher
single | Mein Auto ist ein {0}, den ich {1} nenne. | Wie nenne ich meinen {0}? | Welchen Spitznamen hat der Wagen, der {0}? | Volvo, Keks
single | Meine Ärztin {0} sagt, ich soll weniger {1} essen. | Wovon soll ich laut meiner Ärztin {0} weniger essen? | Worauf soll ich verzichten, wenn es nach {0} geht? | Brandt, Salz
two | Meine Schwester {0} ist für immer nach {1} gezogen. / In {1} gibt es {2}, auf die alle stolz sind. | Worauf sind alle stolz in der Stadt, in die meine Schwester {0} gezogen ist? | Was ist der Stolz des Ortes, wo {0} wohnt? | Lena, Aldersheim, eine Glasbrücke
two | Mein Freund {0} hat einen Hund namens {1}. / {1} hat Angst vor {2}. | Wovor hat der Hund von meinem Freund {0} Angst? | Was fürchtet das Haustier von {0}? | Piet, Waffel, Luftballons
two | Meine Chefin heißt {0}. / {0} sammelt {1}. | Was sammelt meine Chefin? | Welches Hobby hat meine Vorgesetzte {0}? | Frau Varga, Fingerhüte
two | Ich nehme Unterricht im {0}. / Den Unterricht im {0} gibt mir {1}. | Wer gibt mir den Unterricht im {0}? | Bei wem lerne ich das {0}? | Fechten, Arkadi
two | Meine Großmutter hat mir {0} hinterlassen. / Ich bewahre {0} {1} auf. | Wo bewahre ich {0} auf? | An welchem Ort ist mein Erbstück, {0}? | die Geige, in der Truhe
two | Meine Cousine {0} hat {1} eröffnet. / Im {2} ist {1} meiner Cousine abgebrannt. | Wann ist {1} meiner Cousine {0} abgebrannt? | Was ist aus dem Geschäft von {0} geworden? | Ines, die Bäckerei, November
changed | Ich wohne jetzt in {0}. / Ich bin umgezogen und wohne jetzt in {1}. | Wo wohne ich jetzt? | In welcher Stadt bin ich zu Hause? | Bergen, Porto
changed | Meine Teamleiterin ist {0}. / Meine Teamleiterin ist ab heute {1}. | Wer ist meine Teamleiterin? | Wer leitet unsere Gruppe im Büro? | Dorothea, Malika
changed | Ich trinke jeden Morgen {0}. / Das habe ich mir abgewöhnt: Ich trinke jeden Morgen {1}. | Was trinke ich jeden Morgen? | Was ist beim Frühstück in meiner Tasse? | Espresso, Rooibos
changed | Die Hochzeit ist im {0}. / Die Hochzeit ist nun erst im {1}. | Wann ist die Hochzeit? | Wann heiraten die beiden? | Mai, Juli
changed | Meine Telefonnummer endet auf {0}. / Neu: Meine Telefonnummer endet auf {1}. | Auf welche Ziffern endet meine Telefonnummer? | Unter welchen letzten Zahlen kann man mich anrufen? | 4417, 9032
changed | Ich bin mit {0} zusammen. / Es ist aus; seit dem Frühling bin ich mit {1} zusammen. | Mit wem bin ich zusammen? | Wer ist zurzeit meine Partnerin? | Carla, Naomi
dated | Am {0} habe ich eine Prüfung in {1}. | Worin habe ich am {0} eine Prüfung? | Was wird am {0} abgefragt? | 12. März, Botanik
dated | Am {0} fliegen wir nach {1}. | Wohin fliegen wir am {0}? | Welches Ziel hat unsere Reise vom {0}? | 21. April, Tromsø
dated | Mein Geburtstag ist am {0}. | Wann ist mein Geburtstag? | An welchem Tag bin ich geboren? | 17. Mai
dated | Am {0} singt der Chor {1}. | Wo singt der Chor am {0}? | Wo ist das Konzert am {0}? | 6. Dezember, im Kornspeicher
dated | Seit {0} esse ich {1} nicht mehr. | Was esse ich seit {0} nicht mehr? | Worauf verzichte ich seit {0}? | Januar, Rindfleisch
single | Ich brauche {0} zum Einschlafen. | Was brauche ich zum Einschlafen? | Was hilft mir nachts? | braunes Rauschen
single | Mein Vermieter {0} spricht fließend {1}. | Welche Sprache spricht mein Vermieter {0}? | Worin kann sich {0}, dem unsere Wohnung gehört, unterhalten? | Herr Hadock, Finnisch
single | Ich habe mir beim Skifahren {0} gebrochen. | Was habe ich mir beim Skifahren gebrochen? | Welche Verletzung habe ich von der Piste? | das Schlüsselbein
single | Ich habe nie gelernt zu {0}. | Was habe ich nie gelernt? | Welche Fertigkeit fehlt mir? | pfeifen
single | Das Tattoo auf meinem Arm zeigt {0}. | Was zeigt das Tattoo auf meinem Arm? | Welches Bild trage ich auf der Haut? | einen Reiher
single | Mein Mitbewohner {0} arbeitet nachts {1}. | Wo arbeitet mein Mitbewohner {0} nachts? | Was tut {0}, mit dem ich mir die Wohnung teile, wenn es dunkel ist? | Tobias, an der Mautstelle
single | Auf meine Pizza kommen {0}. | Was kommt auf meine Pizza? | Welchen Belag bestelle ich? | eingelegte Birnen
single | Ich bin zweimal durch {0} gefallen. | Wodurch bin ich zweimal gefallen? | Was habe ich auch im zweiten Anlauf nicht geschafft? | die Flugtauglichkeit
single | Mein Rechner heißt {0}. | Wie heißt mein Rechner? | Wie habe ich meinen Laptop getauft? | Soße
single | Ich spare auf {0}. | Worauf spare ich? | Wofür lege ich Geld zur Seite? | ein Harmonium
two | Mein Neffe {0} studiert in {1}. / In {1} muss man für {2} bezahlen. | Wofür muss man in der Stadt bezahlen, in der mein Neffe {0} studiert? | Was kostet dort Geld, wo {0} zur Uni geht? | Anselm, Marburg, die Brücke
two | Unser Hausmeister heißt {0}. / {0} züchtet {1}. | Was züchtet unser Hausmeister? | Welche Tiere hält {0}, der sich um unser Haus kümmert? | Herr Pflaum, Koi
two | Ich miete {0} am Kanal. / {0} riecht nach {1}. | Wonach riecht, was ich am Kanal miete, {0}? | Welcher Geruch hängt dort am Wasser, {0}? | eine Hütte, Teer
two | Meine Kollegin {0} hat {1} aufgenommen. / Von meiner Kollegin {1} frisst nur {2}. | Was frisst {1} meiner Kollegin {0}? | Womit wird das Tier gefüttert, das {0} hat? | Farah, eine Schildkröte, Löwenzahn
two | Meine Tochter {0} ist jetzt {1}. / {1} trifft man sich jeden {2}. | Wann trifft man sich {1}, wo meine Tochter {0} ist? | An welchem Tag ist mein Kind {0} mit der Gruppe unterwegs? | Ottilie, im Roboterklub, Dienstag
two | Meine Therapeutin ist {0}. / {0} ist bis {1} im Urlaub. | Bis wann ist meine Therapeutin im Urlaub? | Wann kann ich wieder mit {0} über alles reden? | Frau Amsel, Februar
changed | Meine Katze schläft {0}. / Meine Katze schläft jetzt {1}. | Wo schläft meine Katze? | Welchen Platz sucht sich mein Haustier nachts aus? | auf der Waschmaschine, im Bücherregal
changed | Mein Bus zur Arbeit ist die Linie {0}. / Geändert: Mein Bus zur Arbeit ist die Linie {1}. | Welche Linie ist mein Bus zur Arbeit? | Welche Nummer hat, was mich ins Büro bringt? | 38, 112
changed | Am Wochenende mache ich {0}. / Am Wochenende mache ich jetzt stattdessen {1}. | Was mache ich am Wochenende? | Welcher Sport füllt meine Samstage? | Bogenschießen, Rudern
changed | Die Miete beträgt {0} Euro. / Die Miete ist gestiegen: Sie beträgt {1} Euro. | Wie viel Miete zahle ich? | Was kostet mich mein Zuhause im Monat? | 740, 815
changed | Unsere Band probt {0}. / Unsere Band probt seit letzter Woche {1}. | Wo probt unsere Band? | In welchem Raum machen wir zusammen Musik? | im Waschkeller, in der alten Turnhalle
changed | Ich stehe um {0} auf. / Ab jetzt stehe ich um {1} auf. | Wann stehe ich auf? | Zu welcher Uhrzeit beginnt mein Tag? | halb sechs, Viertel vor acht
dated | Am {0} kommt der Klempner wegen {1}. | Weswegen kommt der Klempner am {0}? | Was muss am {0} repariert werden? | 8. Mai, des Boilers
dated | Am {0} feiern meine Eltern {1}. | Was feiern meine Eltern am {0}? | Wofür geben Mama und Papa am {0} ein Fest? | 23. Juli, Rubinhochzeit
dated | Im {0} beginne ich einen Kurs in {1}. | Worin beginne ich im {0} einen Kurs? | Was will ich ab {0} lernen? | Oktober, Imkerei
dated | Seit {0} lebe ich ohne {1}. | Ohne was lebe ich seit {0}? | Wovon halte ich mich seit {0} fern? | letztem Sommer, Alkohol
dated | Am {0} endet der Mietvertrag für {1}. | Wofür endet der Mietvertrag am {0}? | Was läuft am {0} aus? | 30. Juni, die Garage
never | Wenn ich ein Pferd hätte, würde ich es {0} nennen. | Wie heißt mein Pferd? | Welchen Namen hat das Pony, das ich reite? | Pegasus
never | Im Radio sagte ein Mann: „Ich komme gerade aus Lima, und es war {0}.“ | Was habe ich von meiner Reise nach Lima erzählt? | Wie war es in der Hauptstadt von Peru? | überwältigend
never | Glaubst du, dass man mit {0} eröffnen sollte? | Welche Eröffnung spiele ich beim Schach? | Wie beginne ich eine Schachpartie? | dem Königsgambit
never | Mein Onkel hat gefragt, ob ich {0} bin. | Welche Religion habe ich? | Zu welchem Glauben gehöre ich? | Quäkerin
never | Vielleicht besitze ich eines Tages {0}, wer weiß? | Welches Boot besitze ich? | Womit segle ich sonntags? | einen Katamaran
never | Was wäre, wenn ich eine Patin namens {0} hätte? | Wie heißt meine Patin? | Wer hat mich bei der Taufe gehalten? | Ulrike`;
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
