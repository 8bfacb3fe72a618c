import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const termsOfUse: Messages['termsOfUse'] = (product) => ({
  intro: `Das sind die Regeln zwischen dir und der Person oder Stelle, die diesen Server von ${product} betreibt („der Betreiber“). Sie sind absichtlich kurz.`,
  sections: [
    section('who', 'Wer es nutzen darf', [
      'Du musst mindestens 18 Jahre alt sein und volljährig dort, wo du lebst. Pro Person ist ein Konto erlaubt. Es gehört dir allein, und für dein Passwort bist du verantwortlich.',
      'KI-Begleiter sind für manche Minderjährige möglicherweise nicht geeignet.',
    ]),
    section('what', 'Was ein Charakter ist', [
      'Jeder Charakter ist eine erfundene erwachsene Person, gespielt von Software. Keiner ist ein Mensch, keiner fühlt etwas, und keiner kann dich in der wirklichen Welt sehen, besuchen oder dir dort helfen. Ein Charakter kann Falsches sagen.',
      'Nichts, was ein Charakter sagt, ist medizinischer, rechtlicher, finanzieller oder sonst fachlicher Rat. In Gefahr ruf den Notruf; wenn das Leben zu schwer ist, nennt die Seite „Sicherheit“ Menschen, mit denen du reden kannst.',
      links({ '/safety': 'Sicherheit und Hilfetelefone' }),
    ]),
    section('conduct', 'Wie es zu nutzen ist', [
      'Die Regeln der Gemeinschaft gehören zu diesen Bedingungen. Darüber hinaus bitte nicht:',
      list([
        'Grenzen umgehen, lesen, was anderen gehört, oder versuchen, den Server zu überlasten oder zu stören;',
        'den Dienst automatisiert nutzen, um seine Inhalte in großem Umfang abzurufen;',
        'das, was ein Charakter schrieb, als Worte eines echten Menschen ausgeben.',
      ]),
      links({ '/community-guidelines': 'Regeln der Gemeinschaft' }),
    ]),
    section('chats', 'Credits und Gold', [
      'Ein neues Konto bekommt eine Anzahl Credits. Eine Antwort kostet einen; das steht da, bevor er ausgegeben wird. Eine Antwort, die nie begann, kostet nichts: Ihr Credit wird automatisch zurückgegeben.',
      'Wo der Betreiber Credits oder Gold verkauft, wird der Preis vor der Bestellung angezeigt. Was als Test gekennzeichnet ist, kostet kein Geld. Abos enden automatisch und verlängern sich nicht. Credits und Gold haben außerhalb dieses Dienstes keinen Wert und werden nicht ausgezahlt.',
    ]),
    section('words', 'Was wem gehört', [
      'Was du schreibst, bleibt deins. Der Betreiber darf es speichern und verarbeiten, soweit es nötig ist, um dir den Dienst zu geben, und nicht weiter: nicht um Modelle zu trainieren, nicht um es zu veröffentlichen.',
      'Was ein Charakter dir schreibt, darfst du verwenden. Die mitgelieferten Charaktere, ihre Namen, Geschichten und Bilder bleiben bei ihren Urhebern.',
    ]),
    section('end', 'Wie es endet', [
      'Du kannst jederzeit aufhören: Melde dich ab, oder lösche in deinem Profil dein Konto mit allem darin.',
      'Der Betreiber darf ein Konto schließen, das gegen diese Regeln verstößt, und den Dienst ändern oder beenden. Soweit möglich, wird das vorher angekündigt.',
    ]),
    section('liability', 'Keine Gewähr', [
      'Die Software wird ohne Gewähr bereitgestellt: Sie kann ausfallen, Fehler machen oder Daten verlieren, und Sicherungen sind Sache des Betreibers. Soweit das Gesetz es erlaubt, haftet niemand für Schäden aus der Nutzung. Rechte, die dir das Gesetz als Verbraucher gibt, bleiben unberührt.',
    ]),
  ],
});
