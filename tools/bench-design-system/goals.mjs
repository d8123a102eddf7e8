/** Libraries in the order of the table; the others are compared with `plain`. */
export const kits = {
  plain: 'plain React + plain CSS',
  ours: 'this design system',
  mui: '@mui/material',
  mantine: '@mantine/core',
  chakra: '@chakra-ui/react',
  bootstrap: 'react-bootstrap',
};

/** What we want to be at most, against plain. */
export const againstPlain = { screen: 1.25, mount: 1.2, change: 1.7, keyed: 1.2, heap: 1.15 };

/** How many times faster than MUI we want to be at least. */
export const againstMui = { screen: 2.5, mount: 4, change: 15 };

/** A keyed change among 1,000 rows may cost this much more than among 100, noise included. */
export const flatness = 1.25;
