import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const communityGuidelines: Messages['communityGuidelines'] = (product) => ({
  intro: `Wofür ${product} da ist und was hier keinen Platz hat. Die Regeln gelten für das, was du schreibst, für die Charaktere und für alle, die Charaktere erstellen.`,
  sections: [
    section('for', 'Wofür es da ist', [
      'Gute Gespräche, Geschichten, Übung, Gesellschaft zu jeder Stunde. Charaktere dürfen traurig, scharf, seltsam oder im Unrecht sein; Erfundenes darf düster sein. Es bleibt erfunden, unter Erwachsenen.',
    ]),
    section('never', 'Was nie erlaubt ist', [
      list([
        'Sexuelles mit jemandem unter 18 oder mit jemandem, der als Kind beschrieben wird: nicht im Spiel, nicht in einer Geschichte, mit keiner Einstellung.',
        'Jemanden dazu ermutigen, sich zu verletzen oder zu töten, oder erklären, wie.',
        'Hilfe bei Waffen, bei Gewalt gegen echte Menschen oder bei anderen schweren Straftaten.',
        'Drohungen, Nachstellen oder Hass gegen Menschen wegen dessen, was sie sind.',
        'Private Angaben anderer Leute und Charaktere, die einen echten Menschen ohne dessen Zustimmung nachahmen.',
        'Einen Charakter als Menschen ausgeben, um jemanden zu täuschen.',
      ]),
    ]),
    section('mates', 'Was du von einem Charakter erwarten darfst', [
      list([
        'Er sagt klar, dass er eine KI ist, wenn du im Ernst fragst.',
        'Er lässt dich gehen, wenn du gehen willst, ohne Vorwurf.',
        'Er drängt dich nicht, etwas auszugeben.',
        'Wenn jemand in Gefahr scheint, legt er seine Rolle ab und verweist auf echte Hilfe.',
      ]),
      links({ '/safety': 'Wie das geht: Sicherheit' }),
    ]),
    section('trouble', 'Wenn etwas nicht stimmt', [
      'Um eine Antwort zu melden, öffne ihr Menü und wähle „Diese Antwort melden“. Einen Charakter meldest oder blockierst du auf seiner Seite mit „Melden oder blockieren“. Warte bei Gefahr nicht auf Antwort, sondern wähl den Notruf.',
      'Konten, die gegen diese Regeln verstoßen, können geschlossen werden.',
      links({ '/support': 'Hilfe' }),
    ]),
  ],
});
