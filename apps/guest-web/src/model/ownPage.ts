/**
 * Stands in every page of this app, from its server or a plain file host (index.html). What answers in our place with
 * status 200, such as a gateway, a maintenance page or a hotel's Wi-Fi portal, has it not.
 */
export const OWN_PAGE = '<div id="root" data-guest-web>';
