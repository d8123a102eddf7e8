/**
 * Marks every page of this app, from its server or a plain file host (index.html). An answer in the app's place with
 * status 200, such as a gateway, a maintenance page or a hotel's Wi-Fi portal, lacks it.
 */
export const OWN_PAGE = '<div id="root" data-guest-web>';
