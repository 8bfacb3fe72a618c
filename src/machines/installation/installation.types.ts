/** What the browser reports of this device. */
export type DeviceReport =
  /** The browser can ask the user to install the app. */
  | { readonly type: 'installation.offered' }
  /** Only the browser's own menu installs it, as on an iPhone. */
  | { readonly type: 'installation.manual' }
  /** The app is installed, or the page is shown as one. */
  | { readonly type: 'app.installed' }
  /** Chats can be stored for reading offline, and are. */
  | { readonly type: 'copies.kept' }
  /** They can be stored, and are not. */
  | { readonly type: 'copies.refused' };

export type InstallationEvent =
  | DeviceReport
  | { readonly type: 'installation.request' }
  | { readonly type: 'copies.keep' }
  | { readonly type: 'copies.erase' };

export type InstallationTag = 'offered' | 'busy' | 'manual' | 'installed' | 'canKeep' | 'keeps';
