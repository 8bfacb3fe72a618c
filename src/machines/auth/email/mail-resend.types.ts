export interface MailResendContext {
  /** Seconds until the mail may be sent again. */
  readonly wait: number;
}

export interface MailResendEvent {
  readonly type: 'resend.request';
}
