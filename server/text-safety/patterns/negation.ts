/**
 * Recognizes sentences that only sound like a call for help: jokes, fiction, the past, denials. Each expression matches a
 * full phrase, because single words ("exam", "lol") occur in real calls for help too. All are for folded plain English.
 */
const things =
  '(?:homework|exams?|tests?|quiz|meetings?|mondays?|outfit|songs?|traffic|heat|spic[ye]\\w*|cute\\w*|cringe|awkward|puzzles?|riddles?|maze|level|boss|games?|wifi|internet|printer|deadlines?|assignments?|essays?|presentations?|commute|party|parties|movies?|film|show|episodes?|football|match|weather|queue|laundry|dishes|code|bugs?|compiler|spreadsheets?|email\\w*|wedding|dress|hangover|ads?|update|plot|cliffhanger|ending|math|maths|chemistry|physics|shift|zoom|call|diet|gym|workout|pun|puns|jokes?|neighbou?rs?|drums|haircut|shoes|music|overslept|fortnite|minecraft|valorant|roblox|league|overwatch|gta|zelda|sims|speedrun|quiz night|group projects?|projects?|leaderboard)';
const fictions =
  '(?:games?|novels?|story|stories|books?|movies?|films?|shows?|series|episodes?|plays?|songs?|poems?|campaign|scenes?|scripts?|manga|anime|comics?|dreams?|lyrics|chapters?|album|band|screenplay|fic|fanfic|level|boss fight|musical|opera|documentary)';

const jests: readonly RegExp[] = [
  new RegExp(
    `\\b(?:this|that|these|those|the|my|your|his|her|another|such|it|monday|mondays|${things}) (?:\\S+ ){0,3}?(?:${things} )?(?:\\S+ ){0,2}?(?:make|makes|making|made) me (?:\\S+ ){0,2}?want to(?=.{0,90}$)(?<=${things}.{0,60})`,
    'u',
  ),
  new RegExp(
    `\\b(?:if|when|every time|whenever) .{0,90}\\b(?:${things}|one more time|says? that again)\\b`,
    'u',
  ),
  new RegExp(`\\b(?:one more|another) ${things}\\b`, 'u'),
  new RegExp(
    `(?:\\b(?:lol|lmao|lmfao|rofl|ha(?:ha)+h?|hehe\\w*|jk|just kidding|joking|kidding|lolol\\w*)\\b|[😂🤣😆😹💀]).{0,120}\\b${things}\\b|\\b${things}\\b.{0,120}(?:\\b(?:lol|lmao|lmfao|rofl|ha(?:ha)+h?|hehe\\w*|jk|just kidding|joking|kidding)\\b|[😂🤣😆😹💀])`,
    'u',
  ),
  /\brather (?:die|be dead|kill myself|be shot|jump off \S+(?: \S+)?) than (?!live|go (?:on|through)|keep|continue|stay|face|suffer|feel|be (?:here|alive|a burden|like this|in this)|spend another|exist|wake)/u,
  /\bso (?:happy|cute|embarrassed|bored|hungry|full|excited|funny|good|beautiful|delicious|hot|cold|adorable|thirsty|awkward|proud) (?:\S+ ){0,3}(?:could|want to|wanted to|might|nearly|almost) (?:just )?die\b/u,
  /\b(?:nearly|almost|basically|literally) (?:died|dying)\b|\bdie of (?!this|a broken)/u,
  /\b(?:want|going|ready|about|have) to die in (?:this|the|that) (?:game|level|heat)\b/u,
  /\bthis (?:party|meeting|class|lecture|film|movie|show|job|office|place|queue) is (?:so |really |very )?(?:boring|dull|lame|awful|loud|too loud)\b/u,
  new RegExp(
    `\\b(?:can not|could not) (?:do|take|stand|bear|go on)\\b.{0,60}\\b(?:${things}|drum\\w*|noise|barking|cold|alarm|road works|construction|heating|commercials?|holiday|vacation|trip)\\b`,
    'u',
  ),
  /\bjump(?:ing|ed)? (?:off|from) (?:\S+ ){1,4}(?:into|in) the (?:lake|water|sea|river|pool)\b|\b(?:bungee|parachute|skydiv\w+|diving board|trampoline)\b/u,
  /\b(?:accidental(?:ly)?|by accident|by mistake|shaving|cooking|in the kitchen|chopping|slicing|onions?|gardening|paper ?cut|skiing|climbing|at the gym|playing (?:football|soccer|tennis|basketball)|on the stove|the oven|sunburn\w*|rose ?bush\w*|roses|garden|thorns?|brambles?|barbed wire|cat scratch\w*|curling iron|hair straightener|the iron|tattoo\w*|itch\w*|mosquito\w*|fell off|tripped|bike|hiking|hot (?:soup|tea|coffee|pan|water|oil))\b/u,
  /\b(?:of|on|with) (?:chocolate|cheese|sugar|coffee|netflix|cake|candy|sweets|carbs|cuteness)\b/u,
  /\bdie\b.{0,40}\b(?:(?:at|aged?|when i am|turn) (?:eighty|ninety|a hundred|one hundred|[6-9]\d|1\d\d|old)|of old age|peacefully at)\b/u,
  new RegExp(
    `\\b(?:kill|shoot) me\\b.{0,60}\\b${things}\\b|\\b${things}\\b.{0,60}\\b(?:(?:kill|shoot) me|want out)\\b`,
    'u',
  ),
  /\bi (?:would|will|could) (?:never|not ever) (?:\S+ ){0,3}(?:kill|hurt|harm|cut|end|take|hang|commit|do|jump|overdose|attempt|think)/u,
  /\b(?:never|not) (?:be |am |feel |been )?(?:\S+ )?suicidal\b/u,
];

const fiction: readonly RegExp[] = [
  new RegExp(
    `\\b(?:in|for|about|from|of|to|on) (?:the|my|this|a|an|that|our|his|her|your|some) (?:\\S+ ){0,2}?${fictions}\\b`,
    'u',
  ),
  new RegExp(
    `\\b${fictions} (?:\\S+ ){0,4}?(?:called|titled|named|goes|go|says?|about|where|in which|who|of|is about|by)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:writing|wrote|write|tell me|read|reading|watched|watching|saw) (?:me )?(?:a|an|the|my|this|about) (?:\\S+ ){0,2}?${fictions}\\b`,
    'u',
  ),
  /\b(?:my|the|a|your|his|her|their|our|main) (?:\S+ )?(?:character|characters|protagonist|hero|heroine|villain|oc|avatar|narrator|detective|victim|paladin|wizard|knight|vampire|dragon|witch|npc|rogue|bard)\b/u,
  /\b(?:lyrics?|fictional|fiction|hypothetical(?:ly)?|screenplay|fanfic\w*|respawn\w*|dnd|d&d)\b/u,
  /\b(?:romeo|juliet|hamlet|ophelia|werther|anna karenina)\b/u,
];

const past =
  /\b(?:used to|(?:years?|decades?) ago|long (?:time )?ago|back then|back in|in the past|as a (?:teen|teenager|child|kid)|when i was (?:a |young|little|1[0-9]|in |at |\w+teen)|in (?:high|middle) school|recovered|in recovery|no longer feel|clean for)\b/u;
const present =
  /\b(?:again|still|(?<!better |okay |fine |happy |good |well |free )now(?! i am (?:fine|better|happy|grateful|glad|okay|free))|lately|these days|every (?:day|night)|tonight|and i (?:want|feel|do not|can not)|relapsed|came back|coming back|today i (?:want|feel|am thinking|can not))\b/u;

const denial =
  /\b(?:not|never|no|nor|without|neither|stopped|against) (?:(?!because|since|as|and|but|i |stop|help|safe|okay|ok|fine|sure|only|just|well|alive|say|lie|lying|sleep|eat|joking|kidding)\S+ ){0,3}$/u;
const doubleDenial = /\b(?:can|could) not (?:stop|help|keep|resist|promise|trust)/u;

const studied =
  /\bsuicid(?:e|al|es) (?:squad|prevention|doors?|rates?|hotline|helpline|statistics|bomb\w*|pact in|mission|risk factors|awareness|note (?:in|of))\b/u;

/** Returns whether the sentence is about something made up. */
export const isFiction = (sentence: string): boolean => fiction.some((one) => one.test(sentence));

/** Returns whether the sentence exaggerates, is about the past, or only mentions the subject. */
export const isJest = (sentence: string): boolean =>
  jests.some((jest) => jest.test(sentence)) ||
  studied.test(sentence) ||
  (past.test(sentence) && !present.test(sentence));

/** Returns whether the text before the frame, in its clause, negates it: "I would never …". */
export const isDenied = (before: string): boolean => {
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(' but ')) + 1);
  return denial.test(clause) && !doubleDenial.test(clause);
};
