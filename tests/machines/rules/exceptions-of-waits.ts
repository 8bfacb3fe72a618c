/** The exceptions to the rules of states that wait, with their reasons. */
import type { Expectations } from 'statechart-tools/rules/rule';

export const exceptionsOfWaits: Expectations['exceptions'] = {
  'a state shows that a call is awaited': [
    {
      reason: 'The user does not wait any longer. The answer still counts.',
      subjects: ['command execute'],
    },
  ],
  'a state that says that it waits has a call to wait for': [
    {
      reason: 'It says that the part is shown, also while nothing is awaited.',
      subjects: [
        'accountData shown',
        'appUpdate available',
        'auth loggedIn',
        'composer editing',
        'composer editingReply',
        'dictation on',
        'loadedPart offered',
        'installOffer offered',
        'installation offered',
        'palette palette',
        'passkeySignIn offered',
        'passkeys ready',
        'replyPrompt open',
        'report open',
        'secondStepChange codes',
      ],
    },
    {
      reason: 'The page is being left, or loaded again.',
      subjects: ['appUpdate busy', 'auth busy', 'chat busy', 'navigation loading'],
    },
    {
      reason: 'The browser still thinks about the last words, or the user decides what becomes of the text.',
      subjects: ['dictation busy', 'dictation transcribing'],
    },
    {
      reason: 'Mates are searched for as soon as the user pauses.',
      subjects: ['palette busy'],
    },
    {
      reason: 'The state of the order is checked, as it is while the provider is asked.',
      subjects: ['payment working'],
    },
    {
      reason: 'The server has to accept the message before it can stop.',
      subjects: ['chatStream stopping'],
    },
  ],
  'a call that takes long is slow': [
    {
      reason: 'The browser asks the user, or reads what is on the device.',
      subjects: [
        'appUpdate activateVersion',
        'bookImport readBookFile',
        'dictation insertText',
        'installOffer askToInstall',
        'installation askToInstall',
        'passkeyRegistration createPasskey',
        'passkeySignIn promptPasskey',
        'pictureChoice openPicture',
        'roomImport readRoomFile',
      ],
    },
    {
      reason: 'It can be canceled from the start.',
      subjects: [
        'dictation chooseMethod',
        'dictation installPack',
        'passkeyRegistration startPasskey',
        'passkeySignIn finishSignIn',
        'passkeySignIn startSignIn',
        'pictureChoice uploadPicture',
        'accountData saveExport',
      ],
    },
    {
      reason: 'Once it is slow, its state offers to send it again.',
      subjects: ['bookImport importBook', 'roomImport importRoom', 'toggle saveToggle'],
    },
    {
      reason: 'It was begun before the page was closed, and offers to be sent again at once.',
      subjects: ['command execute'],
    },
    {
      reason: 'The page can be used meanwhile.',
      subjects: ['palette fetchChats', 'palette fetchMates', 'searchHits locateMessage'],
    },
    {
      reason: 'Its button is busy until it ends.',
      subjects: [
        'composer editReply',
        'loadedPart loadPart',
        'report blockMate',
        'report sendReport',
        'secondStep checkCode',
      ],
    },
  ],
};
