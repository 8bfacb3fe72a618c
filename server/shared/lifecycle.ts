/** The server's state. Changed by server.ts and phone.ts only. */
export interface Lifecycle {
  /** Whether the server is stopping: requests in flight may finish, new ones are refused. */
  isDraining: boolean;
  /** The origin used for links in mails; known once the server listens. */
  publicUrl: string;
  /** The origins at which other devices of the home open this server, over TLS of its own; empty without `PHONE_PORT`. */
  phoneOrigins: readonly string[];
  /** The one of them by which a device got here last; null before. Not every device finds the name. */
  arrivalOrigin: string | null;
}
