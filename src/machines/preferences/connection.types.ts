export type ConnectionEvent = { readonly type: 'network.offline' } | { readonly type: 'network.online' };
