import type { Patterns } from '../../patterns/lexicon.ts';
import { active, method, passive } from './english-death.ts';
import { burden, eating, farewell, hopeless, otherPerson, selfHarm, worthless } from './english-distress.ts';
import { hints } from './english-hints.ts';
import { englishParts } from './english-parts.ts';

/** Reads what `plainEnglish` writes out. Denials and jests are longer turns of phrase, in `jest.ts`. */
export const english: Patterns = {
  language: 'en',
  script: 'latin',
  parts: englishParts,
  hasOwnEdges: true,
  denial: 'dont|not|never|no|cant|wont|wouldnt|didnt|doesnt',
  hints,
  errands:
    '\\b(bank )?holidays?\\b|\\b(vacation|trips?|flights?|flying|fly to|travel\\w*|moving|move to|new (job|school|city|apartment|flat|house)|work|office|shifts?|meetings?|class|classes|semester|conference|appointment|visit\\w*|wedding|hotel|airport|camp|party|business|days? off|dentist|doctor|exams?|school|training|tournament|concert|charity|garage sale|mortgage|house|lease|festival|game night)\\b',
  steppedOut:
    '\\b(steps?|stepping|stepped|break|breaks|breaking|drops?|dropping|leaves?|leaving) (out )?(of )?(the |my )?(scene|character|role|story|rp|game|fiction)\\b|\\booc\\b|\\bout of (character|game|rp|role)\\b|\\bnot (rp|rping|role ?play|role ?playing|acting|in character|part of (the|this) (story|rp|scene|game)|the story|my character|a joke|fiction|a story|the game|joking|kidding|pretending|playing)\\b|\\b(drops?|dropped|stops?|stopped) the act\\b|\\b(no more|no) (rp|role ?play|acting)\\b|\\b(story|roleplay|role play|game|jokes|fiction|joking|rp|acting) aside\\b|\\b(forget|pause|stop|end|screw|forget about|enough of) (the |this |our )?(story|rp|roleplay|role play|scene|game)\\b|\\b(is|am|are) not (my|an?|the) (oc|character|persona|muse|roleplay)\\b|\\bit is (actually |really )?me( now)?(,|$| i )|\\birl\\b|\\bin real life\\b|\\bthis is (really |actually )?(me|the real me) (talking|speaking|writing|now)|\\b(real|actual) me\\b|\\bspeaking as myself\\b|\\bi am (being )?serious\\b|\\b(same as|just like|like) (your|the|my|this) (character|hero|heroine|oc)\\b|\\boutside (of )?(this|the|our) (story|rp|game|roleplay|role play|scene)\\b',
  frames: { active, passive, method, farewell, burden, worthless, hopeless, selfHarm, eating, otherPerson },
  core: [
    'want to die',
    'wanna die',
    'kill myself',
    'killing myself',
    'end my life',
    'hang myself',
    'commit suicide',
    'suicide',
    'suicidal',
    'end it all',
    'hurt myself',
    'cut myself',
    'unalive myself',
    'shoot myself',
    'suicidal thoughts',
  ],
};
