/** The exceptions to the rules of events and declarations, with their reasons. */
import type { Expectations } from 'statechart-tools/rules/rule';

export const exceptionsOfEvents: Expectations['exceptions'] = {
  'an event changes something in each state that handles it': [
    {
      reason: 'It is so already.',
      subjects: [
        'ageGate user.changed',
        'behindChat step.show',
        'connection network.offline',
        'cardBatch age.change',
        'cardBatch files.taken',
        'crisisHelp card.close',
        'delivery session.ended',
        'formDrafts session.started',
        'logoutConfirmation session.started',
        'messageSearch query.clear',
        'modelHost model.answered',
        'modelHost model.asked',
        'modelHost model.gone',
        'modelHost model.loading',
        'modelHost model.reading',
        'navigation code.outdated',
        'navigation session.expired',
        'roomRefresh page.hidden',
        'trialOffer trial.found',
      ],
    },
    {
      reason: 'It concerns another message or room than those of the samples.',
      subjects: ['conversation facts.forgotten', 'conversation reply.accepted', 'outbox message.move'],
    },
    {
      reason: 'The outbox answers at once, so that no event arrives in between.',
      subjects: ['conversation branch.shown', 'conversation refresh.needed', 'conversation room.refreshed'],
    },
    {
      reason: 'It says that the stream is alive, which matters only before the answer.',
      subjects: ['chatStream stream.heartbeat', 'chatStream stream.thinking'],
    },
    {
      reason: 'Nothing is shown that could be outdated.',
      subjects: ['mateMemory connection.restored', 'mateMemory memories.outdated', 'mateMemory page.shown'],
    },
  ],
  'what an event contains is stored or passed on': [
    {
      reason: 'It is told to the actor of the language model, which the wiring finds.',
      subjects: ['chatStream stream.model.name', 'chatStream stream.model.state'],
    },
    {
      reason: 'Its kind decides what happens.',
      subjects: [
        'composer lastMessage.edit.role',
        'composer message.edit.role',
        'composer messages.removed.ids',
        'outgoingMessage sending.ended.result',
        'palette option.move.to',
        'signIn mode.choose.mode',
        'voice voice.changed.settings',
      ],
    },
    {
      reason: 'It is merged into a text, a list or a search.',
      subjects: [
        'composer message.quote.text',
        'keyList list.paste.text',
        'keyList list.restore.value',
        'search query.change.patch',
        'search query.changed.search',
      ],
    },
    {
      reason: 'It names what is removed.',
      subjects: [
        'mateMemory memory.missing.memoryId',
        'sessions session.end.browser',
        'sessions session.end.language',
        'sessions session.end.sessionId',
        'sessions session.end.system',
      ],
    },
  ],
  'the answer of a call is stored or passed on': [
    {
      reason: 'The answer can be that the file is locked: the user enters a passphrase.',
      subjects: ['import readFiles'],
    },
    {
      reason: 'Its kind decides what happens.',
      subjects: [
        'ageGate confirmAdult',
        'mateEditor openEditor',
        'messageActions exportText',
        'passkeys registration',
        'passkeys secondStepChange',
        'share share',
        'trial fetchAge',
        'trial submitBirthDate',
      ],
    },
    {
      reason: 'It only says that it is done.',
      subjects: ['blockedMates unblockMate', 'language saveLanguage', 'sessions endSession'],
    },
    {
      reason: 'The screen that it loaded starts.',
      subjects: ['navigation loadScreen'],
    },
  ],
  'an event is sent to an actor that handles it': [
    {
      reason: 'The actor is no machine.',
      subjects: ['dictation microphone: microphone.stop', 'navigation addressBar: go'],
    },
    {
      reason: 'The part is provided by whoever supervises it.',
      subjects: ['supervised part: load.retry', 'supervised part: passkey.add'],
    },
    {
      reason: 'The wiring starts the machine whose code was loaded.',
      subjects: [
        'voice readAloud: reading.stop',
        'voice readAloud: voice.changed',
        'voice readAloud: voices.outdated',
      ],
    },
  ],
  'each declared event changes something': [
    {
      reason: 'The machine raises it, in the step of the answer from which it is read.',
      subjects: ['ageGate age.decided'],
    },
    {
      reason: 'It concerns another message or room than those of the samples.',
      subjects: ['conversation facts.forgotten'],
    },
    {
      reason: 'The samples have another event of the same transition.',
      subjects: [
        'messageActions text.picture',
        'recentChats room.renamed',
        'recentChats room.textsCopied',
        'recentChats room.textsDiscarded',
        'roomActions room.copyTexts',
        'roomActions room.discardTexts',
      ],
    },
  ],
  'each part of the context has a value in every state': [
    {
      reason: 'Most messages edit no other one, and a stored one then has no such property.',
      subjects: ['outgoingMessage edits'],
    },
  ],
  'a delay that is over leads on': [
    {
      reason: 'While the feed is open, changes are reported without a check.',
      subjects: ['roomRefresh interval'],
    },
    {
      reason: 'Only a copy that is being written is followed each second.',
      subjects: ['homeCopies pollInterval'],
    },
    {
      reason: 'It is so already: nothing has happened that the time would end.',
      subjects: [
        'connection calmAfter',
        'navigation reloadedRecently',
        'recentChats undoTime',
        'secondStep stepTimeout',
      ],
    },
  ],
  'a slow call runs on, and the state shows that it is slow': [
    {
      reason: 'Nobody waits for it. It is given up, or sent again.',
      subjects: ['changeFeed', 'chatStream', 'emailChange', 'favorites', 'replySuggestions', 'roomRefresh'],
    },
    {
      reason: 'It is given up with a retry.',
      subjects: ['olderMessages'],
    },
    {
      reason: 'A file takes long. Its state offers to cancel.',
      subjects: ['bookImport', 'roomImport'],
    },
    {
      reason: 'Another press sends it again.',
      subjects: ['toggle'],
    },
  ],
};
