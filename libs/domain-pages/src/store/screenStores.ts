import { defineFetchedStore } from '@guest/visit';

const calls = () => import('../api/calls');

/** The room directory. */
export const useRoomDirectoryStore = defineFetchedStore('roomDirectory', {
  calls,
  fetch: ({ calls: { getRoomDirectory }, client }, hosterId: string) => getRoomDirectory(client, hosterId),
});

/** Meeting rooms and agendas. */
export const useSeminarStore = defineFetchedStore('seminar', {
  calls,
  fetch: ({ calls: { getSeminars }, client }, hosterId: string) => getSeminars(client, hosterId),
});

/**
 * A page that the hotel composed: the personal page of this slug or id, else the custom one. `isCustom`: only the
 * custom one. The API answers 404 for a page of another hotel.
 */
export const useHotelPageStore = defineFetchedStore('hotelPage', {
  calls,
  fetch: async (
    { calls: { getPage, getPersonalPages }, client },
    hosterId: string,
    name: string,
    isCustom: boolean,
  ) => {
    if (isCustom) return getPage(client, name, hosterId);
    const { personalPages } = await getPersonalPages(client, hosterId);
    const wanted = name.toLowerCase();
    const own = personalPages.filter((page) => page.hoster === hosterId);
    // The navigation leads to the id where it does not know the slug yet.
    const personal =
      own.find((page) => page.slug.toLowerCase() === wanted) ?? own.find((page) => page._id === name);
    return personal ?? getPage(client, name, hosterId);
  },
});

// The page without content asks which screens have something to show, beside the room directory.
export const usePartnersStore = defineFetchedStore('placeholderPartners', {
  calls,
  fetch: ({ calls: { getPartners }, client }, hosterId: string) => getPartners(client, hosterId),
});
export const useProductsStore = defineFetchedStore('placeholderProducts', {
  calls,
  fetch: ({ calls: { getProducts }, client }, hosterId: string) => getProducts(client, hosterId),
});
export const useCheckinFormStore = defineFetchedStore('placeholderCheckinForm', {
  calls,
  fetch: ({ calls: { getCheckinForm }, client }, hosterId: string) => getCheckinForm(client, hosterId),
});
