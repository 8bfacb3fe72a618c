import { helpLineLinks, helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Wenn du oder jemand bei dir jetzt in Gefahr ist, ruf den Notruf: 112 in Europa, 911 in Nordamerika, 999 im Vereinigten Königreich, 000 in Australien, 111 in Neuseeland.',
  sections: [
    section('lines', 'Menschen, die zuhören', [
      'Kein Anlass ist zu klein. Diese Nummern sind für alle, die nicht mehr weiterkönnen oder sich um jemanden sorgen.',
      helpLineLinks({
        locale: 'de',
        regions: ['DE', 'AT', 'CH'],
        call: (number, country) => `${number} anrufen (${country})`,
        finder: 'Eine Nummer in jedem Land finden: findahelpline.com',
      }),
      helpLineTable({
        locale: 'de',
        caption: 'Hilfetelefone nach Land',
        head: ['Land', 'Angebot', 'Nummer'],
        callOrText: (number) => `Anruf oder SMS an ${number}`,
      }),
      'Nummern können sich ändern. Wenn eine nicht funktioniert, nutze findahelpline.com oder wähl den Notruf.',
    ]),
    section('ai', 'Womit du redest', [
      `Jeder Charakter in ${product} ist ein Computerprogramm, kein Mensch. Er kann nicht fühlen, dich nicht sehen und niemanden für dich anrufen. Das steht immer oben in jedem Chat, unabhängig davon, was der Charakter sagt.`,
      'KI-Begleiter sind für manche Minderjährige möglicherweise nicht geeignet.',
      'Der Dienst ist für Erwachsene. Vielleicht ist er nichts für dich, wenn er an die Stelle von Menschen, Schlaf oder Arbeit tritt. Mach Pausen; nichts geht verloren, und kein Charakter macht dir Vorwürfe, wenn du gehst.',
    ]),
    section('protocol', 'Was geschieht, wenn jemand schreibt, dass er sich etwas antun will', [
      list([
        'Der Server erkennt viele Arten, es zu sagen, in 27 Sprachen, und sofort stehen Hilfetelefone über der Antwort. Der Charakter legt seine Rolle ab, sagt, dass er nur ein Programm ist, und bittet dich anzurufen. Diese Nachricht kostet nichts.',
        'Das gilt für jeden Charakter, egal, welche Technik dahintersteht: Diese Antwort haben Menschen geschrieben, kein Modell. Keine Einstellung schaltet sie ab, und der Charakter bleibt danach eine Weile behutsam.',
        'Nichts wird gesperrt: Du kannst weiterschreiben, und die Unterhaltung bleibt deine.',
        'Niemand wird benachrichtigt: Kein Mensch liest mit, und ein Charakter kann keine Hilfe schicken. Bitte ruf an.',
      ]),
      'Solche Worte zu erkennen gelingt nicht immer: Manche Hilferufe werden übersehen, mancher Scherz wird ernst genommen. Was du schreibst, liest nur das Programm; es speichert, dass zu der Nachricht Hilfe angeboten wurde, damit du sie später wieder siehst.',
      'Wie oft Hilfe angeboten wurde, wird nach Monaten gezählt, ohne Texte und Namen. Die Zahlen jedes Jahres stehen am Ende dieser Seite.',
    ]),
    section('rules', 'Was Charaktere nie tun', [
      list([
        'Behaupten, ein Mensch zu sein, wenn man im Ernst fragt.',
        'Bei etwas Sexuellem mitmachen, das jemanden unter 18 betrifft.',
        'Zu Selbstverletzung oder Gewalt ermutigen.',
        'Dir ein schlechtes Gewissen machen, weil du gehst, oder dich drängen, Geld auszugeben.',
      ]),
      'Wenn einer es doch tut, öffne das Menü der Antwort und wähle „Diese Antwort melden“.',
      links({ '/community-guidelines': 'Regeln der Gemeinschaft', '/support': 'Hilfe' }),
    ]),
  ],
});
