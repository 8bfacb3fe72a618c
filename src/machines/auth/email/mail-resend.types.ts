export interface MailResendContext {
  /** Seconds until the mail may be sent again. */
  readonly wait: number;
}

/** Whether a mail was sent; missing where the host does not say. `wait` is in seconds. */
export interface ResendResult {
  readonly wait: number;
  readonly sent?: boolean | undefined;
}

export interface MailResendEvent {
  readonly type: 'resend.request';
}
