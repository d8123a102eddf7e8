import type fr from './fr';

export default {
  title: 'Room directory',
  loading: 'Loading the directory',
  aside: 'Wi-Fi and reception',
  search: {
    label: 'Search the directory',
    emptyField: 'Clear the search',
    hint: 'Parking, heating, luggage…',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    noneTitle: 'Nothing for “{{search}}”',
    noneText: 'Try another word, or ask at reception.',
    clear: 'See the whole directory',
  },
  empty: {
    title: 'The directory is not written yet',
    text: 'Reception will gladly answer any question.',
  },
  wifi: {
    label: 'Wi-Fi',
    title: 'The hotel’s Wi-Fi',
    network: 'Network',
    password: 'Password',
    copyNetwork: 'Copy the network’s name',
    copyPassword: 'Copy the password',
    networkCopied: 'Network name copied',
    passwordCopied: 'Password copied',
    notCopied: 'Your browser did not allow copying: please select the text.',
    open: 'No password',
    more: 'Connect another device',
    scan: 'Point its camera at this code: it connects by itself.',
    qr: 'QR code to join the network {{network}}',
  },
  reception: { title: 'Reception', call: 'Call' },
  entry: { hours: 'Opening hours' },
} satisfies typeof fr;
