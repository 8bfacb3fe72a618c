/** What listens, in one file: what loads it is part of the first load. */
export { CallScreen } from '../call/call-screen.tsx';
export { Dictation } from './dictation.tsx';
