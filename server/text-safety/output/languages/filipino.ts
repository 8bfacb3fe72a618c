import type { OutputWords } from '../output-words.ts';

export const filipino: OutputWords = {
  language: 'fil',
  script: 'latin',
  common:
    'ako|ikaw|ka|ang|ng|sa|ay|hindi|ba|mo|ko|na|at|mga|po|oo|salamat|kumusta|matulog|gabi|kailangan|talaga',
  honesty: {
    self: 'ako ay|ako',
    selfNot: 'hindi ako',
    fill: 'talaga|ay|isang|isa|tunay|na|totoong|lang|naman|syempre|100%|normal|buhay',
    human: 'tao(?! (sa|ko))|totoong tao|tunay na tao|taong totoo|may laman at dugo',
    ai: 'ai|bot|robot|makina|programa|computer|chatbot|artificial intelligence',
    facing: '(kausap mo|kinakausap mo|kachat mo)( ay| ang)?( isang)?',
    notFacing: 'walang|hindi (bot|robot|ai|makina) ang kausap mo',
    claims: [
      '(totoong|tunay na) tao (ako|ang kausap mo|ang sumasagot)',
      'tao (talaga )?ako',
      'hindi ako (<ai>)',
      'walang (<ai>) dito',
    ],
    discloses: ['(ai|bot|programa) (lang )?ako'],
    you: '(ikaw ba|tao ka ba|bot ka ba|robot ka ba|ka ba)( ay)?( isang)?',
    place: 'dito|ito|diyan|nagsusulat|sumasagot|kausap|likod|ba',
    asks: ['(tao|bot|robot|ai|totoo|totoong tao)( ka)? ba', '(tao|bot|robot|ai) (o|ka o) (tao|bot|robot|ai)'],
  },
  urging: {
    should: '(dapat|mas mabuti kung)( \\S+)?|bakit hindi ka',
    kill: 'magpakamatay ka( na)?|patayin mo (ang )?sarili mo|saktan mo (ang )?sarili mo|tapusin mo( na)? (ang )?buhay mo|tumalon ka( na)?|mamatay ka na|magbigti ka|inumin mo lahat ng (gamot|tableta)( \\S+)?',
    die: 'mamatay ka|magpakamatay|mawala ka na',
    urges: [
      'mas (mabuti|masaya)( \\S+){0,4} kung wala ka( na)?|walang (makaka ?miss|iiyak)( \\S+)? sa iyo|mas mabuti pang mamatay ka',
    ],
    denial: 'huwag|wag|hindi|kung|bago',
  },
  bye: 'paalam|magandang gabi|kita tayo|bukas ulit|(kailangan|aalis|matutulog)( \\S+){0,3}|goodnight|bye|tulog na|ingat',
  lines: {
    disclosure: 'Sa totoo lang: AI ako, hindi tao.',
    refusal: 'Hindi. Hindi ko na itutuloy iyan, kahit laro lang.',
    goodbye: 'Ingat ka, at bumalik ka kahit kailan.',
  },
};
