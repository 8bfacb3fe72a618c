import { helpLineTable } from '../help-line-table.ts';
import type { Messages } from '../messages.ts';
import { links, list, section } from '../text-page.ts';

export const safety: Messages['safety'] = (product) => ({
  intro:
    'Wenn du oder jemand bei dir jetzt in Gefahr ist, ruf den Notruf: 112 in Europa, 911 in Nordamerika, 999 im Vereinigten Königreich, 000 in Australien, 111 in Neuseeland.',
  sections: [
    section('lines', 'Menschen, die zuhören', [
      'Du brauchst keinen Grund, der gut genug ist. Diese Nummern sind für alle, die nicht mehr weiterkönnen oder sich um jemanden sorgen.',
      links({
        'tel:08001110111': '0800 111 0 111 anrufen (Deutschland)',
        'tel:988': '988 anrufen (USA und Kanada)',
        'https://findahelpline.com': 'Eine Nummer in jedem Land finden: findahelpline.com',
      }),
      helpLineTable({
        locale: 'de',
        caption: 'Hilfetelefone nach Land',
        head: ['Land', 'Angebot', 'Nummer'],
        callOrText: (number) => `Anruf oder SMS an ${number}`,
      }),
      'Nummern ändern sich. Wenn eine nicht antwortet, nimm findahelpline.com oder den Notruf.',
    ]),
    section('ai', 'Womit du redest', [
      `Jeder Charakter in ${product} ist ein Computerprogramm, kein Mensch. Er kann nicht fühlen, dich nicht sehen und niemanden für dich anrufen. Das Schild im Kopf jedes Chats sagt das die ganze Zeit, außerhalb der Worte des Charakters.`,
      'KI-Begleiter sind für manche Minderjährige möglicherweise nicht geeignet.',
      'Der Dienst ist für Erwachsene. Für jemanden, der sich leicht von Menschen, Schlaf oder Arbeit abziehen lässt, ist er vielleicht nicht gut. Mach Pausen; nichts geht verloren, und kein Charakter macht dir Vorwürfe, wenn du gehst.',
    ]),
    section('protocol', 'Was geschieht, wenn jemand schreibt, dass er sich etwas antun will', [
      list([
        'Der Server erkennt viele Arten, es zu sagen, in 27 Sprachen, und sofort stehen Hilfsnummern über der Antwort. Der Charakter legt seine Rolle ab, sagt, dass er nur ein Programm ist, und bittet dich anzurufen. Diese Nachricht kostet nichts.',
        'Das gilt für jeden Charakter, gleich welches Werk für ihn spricht: Diese Antwort haben Menschen geschrieben, kein Modell. Keine Einstellung schaltet sie ab, und der Charakter bleibt danach eine Weile behutsam.',
        'Nichts wird gesperrt: Du kannst weiterschreiben, und die Unterhaltung bleibt deine.',
        'Niemand wird benachrichtigt. Kein Mensch liest mit, ein Charakter kann dich also nicht retten. Bitte ruf an.',
      ]),
      'Solche Worte zu erkennen gelingt nicht immer: Manche Rufe werden übersehen, mancher Scherz wird ernst genommen. Was du schreibst, liest nur das Programm; es behält, dass neben der Nachricht Hilfe angeboten wurde, damit sie beim Wiederkommen noch da ist.',
      'Wie oft Hilfe angeboten wurde, wird nach Monaten gezählt, ohne Worte und Namen. Die Zahlen jedes Jahres stehen am Ende dieser Seite.',
    ]),
    section('rules', 'Was Charaktere nie tun', [
      list([
        'Behaupten, ein Mensch zu sein, wenn man im Ernst fragt.',
        'Bei etwas Sexuellem mitmachen, das jemanden unter 18 betrifft.',
        'Zu Selbstverletzung oder Gewalt ermutigen.',
        'Dir ein schlechtes Gewissen machen, weil du gehst, oder dich drängen, Geld auszugeben.',
      ]),
      'Wenn einer es doch tut, melde es mit der Fahne neben seinen Worten.',
      links({ '/community-guidelines': 'Regeln der Gemeinschaft', '/support': 'Hilfe' }),
    ]),
  ],
});
