/** The code that loads when a sign-in begins. */
export { AuthPanel } from './auth-panel.tsx';
export { SecondStep } from './second-step/second-step.tsx';
