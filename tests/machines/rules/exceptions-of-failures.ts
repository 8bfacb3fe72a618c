/** The exceptions to the rules of failures, crashes and retries, with their reasons. */
import type { Expectations } from 'statechart-tools/rules/rule';
import { watchers } from './watchers.ts';

export const exceptionsOfFailures: Expectations['exceptions'] = {
  'the failure of a call is shown': [
    {
      reason: 'It watches something. The page works without it.',
      subjects: [
        'installOffer watchPrompt',
        'installOffer watchTurns',
        'navigation addressBar',
        'pane watchWidth',
        'roomRefresh watchPage',
        ...watchers,
      ],
    },
    {
      reason: 'It reads again, and what was known stays.',
      subjects: ['homeCopies readCopies'],
    },
    {
      reason: 'The dialog says so, and shows the key to copy by hand.',
      subjects: ['copyKey copySecret'],
    },
    {
      reason: 'Its answer is an addition, and the server sends the same.',
      subjects: ['discover offerCopy'],
    },
    {
      reason: 'It is a machine, which has crashed: it shows the failures of its calls.',
      subjects: [
        'app oauthCallback',
        'auth emailVerification',
        'auth passkeySignIn',
        'auth secondStep',
        'auth signIn',
      ],
    },
    {
      reason: 'The other list has failed before it, and says so.',
      subjects: ['palette fetchChats', 'palette fetchMates'],
    },
    {
      reason: 'It is asked, or sent, again after a while.',
      subjects: [
        'connection askServer',
        'delivery claimMessage',
        'delivery sendMessage',
        'emailChange checkChange',
        'roomRefresh fetchMessages',
        'temporaryRoom readRoom',
      ],
    },
    {
      reason: 'The message is sent again nevertheless, and that answer is shown.',
      subjects: ['replyTurn fetchMessages'],
    },
    {
      reason: 'The notice returns in the next visit.',
      subjects: ['mateChange markRead'],
    },
    {
      reason: 'The page is loaded again nevertheless.',
      subjects: ['appUpdate activateVersion'],
    },
    {
      reason: 'The browser asks the user by itself, and offers it again later.',
      subjects: ['installOffer askToInstall', 'installation askToInstall'],
    },
    {
      reason: 'The state after it says what happened, and what the user can do.',
      subjects: [
        'call watchAnswer',
        'dictation chooseMethod',
        'dictation insertText',
        'dictation installPack',
        'dictation microphone',
        'emailLink confirmChange',
        'emailLink confirmWithPassword',
        'emailLink rejectChange',
        'mailResend resendMail',
        'olderMessages printPage',
        'voiceSettings playSample',
        'passwordReset readLink',
        'passwordReset requestLink',
        'passwordReset setPassword',
        'replySuggestions fetchSuggestions',
        'secondStep checkCode',
        'signInLink openLink',
        'verifyEmail confirmEmail',
        'verifyEmail confirmWithCode',
        'verifyEmail confirmWithPassword',
      ],
    },
    {
      reason: 'The call goes on: a tap interrupts, and the reply counts as heard.',
      subjects: ['call listenForSpeech', 'call storeHeard'],
    },
    {
      reason: 'The user has stopped waiting.',
      subjects: ['mateForm suggestDraft'],
    },
    {
      reason: 'The user is signed out on this device nevertheless.',
      subjects: ['auth signOut'],
    },
    {
      reason: 'The file of the card has the failure.',
      subjects: ['cardBatch importCard'],
    },
    {
      reason: 'The page shows the same without the answer.',
      subjects: ['crisisHelp detectRegion', 'passkeySignIn checkSupport', 'signIn fetchProviders'],
    },
    {
      reason: 'A later check replaces it.',
      subjects: ['emailVerification checkVerified', 'payment fetchOrder'],
    },
    {
      reason: 'The session has expired, or the next press loads again.',
      subjects: ['favorites fetchFavorites', 'favorites saveChange'],
    },
    {
      reason: 'The host has the first page only.',
      subjects: ['pager fetchPage'],
    },
    {
      reason: 'The host has no feed. Regular checks find what happened.',
      subjects: ['changeFeed readChanges'],
    },
  ],
  'nothing has failed at the start': [
    {
      reason: 'The address names nothing that could be loaded.',
      subjects: ['chat', 'lorebook', 'mateDetail'],
    },
    {
      reason: 'The browser did not receive the files that another app shared.',
      subjects: ['cardBatch'],
    },
  ],
  'the crash of a machine starts nothing by itself': [
    {
      reason: 'Nobody knows whether the server has done it: what it says is read again.',
      subjects: ['homeCopies changeCopies'],
    },
    {
      reason: 'The form or the dialog opens again, and waits for the user.',
      subjects: [
        'emailChange cancelChange',
        'emailChange requestChange',
        'signIn providerRedirect',
        'signIn signIn',
        'signIn signUp',
        'temporaryRoom endRoom',
      ],
    },
    {
      reason: 'The state of the payment is checked.',
      subjects: ['payment choosePayment'],
    },
    {
      reason: 'The next file is imported.',
      subjects: ['cardBatch importCard'],
    },
  ],
  'a retry leads to the call that has failed': [
    {
      reason: 'The next check is due after a delay.',
      subjects: ['emailVerification checkVerified'],
    },
    {
      reason: 'A chat that the browser has stored by then continues without the question.',
      subjects: ['trial fetchAge', 'trial submitBirthDate'],
    },
  ],
  'the failure of a call ends what waits for it': [
    {
      reason: 'Chats and mates are searched independently.',
      subjects: ['palette fetchChats', 'palette fetchMates', 'palette watchShortcuts'],
    },
  ],
};
