import { memo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeProducts } from './products';
import { Screen } from './Screen';

/** Counts by product, with one listener for each row. */
function makeStore() {
  const counts = new Map();
  const listeners = new Map();
  return {
    read: (id) => counts.get(id) ?? 1,
    write(id, value) {
      counts.set(id, value);
      listeners.get(id)?.();
    },
    subscribeTo: (id) => (listener) => {
      listeners.set(id, listener);
      return () => listeners.delete(id);
    },
  };
}

/** Forces style and layout, which are part of every step. */
const forceLayout = () => document.body.getBoundingClientRect().height;

function now(work) {
  flushSync(work);
  forceLayout();
}

/** Mounts a page with the theme of a kit. */
function openPage(Provider) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let show;
  function Outlet() {
    const [content, setContent] = useState(null);
    show = setContent;
    return content;
  }
  // Theme and base styles are mounted before the clock starts, as on every screen after the first.
  now(() =>
    root.render(
      <Provider>
        <Outlet />
      </Provider>,
    ),
  );
  return {
    show: (content) => now(() => show(content)),
    close() {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
}

/** The steps of one kit that the runner calls in the page. */
export function startHarness(kit) {
  const { Provider, List, ProductRow } = kit;

  /** All counts in one state above the rows; no row is memoised. */
  function Rows({ products, connect }) {
    const [counts, setCounts] = useState({});
    connect((id, value) => setCounts((known) => ({ ...known, [id]: value })));
    return (
      <List>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            value={counts[product.id] ?? 1}
            onValueChange={(value) => setCounts({ ...counts, [product.id]: value })}
          />
        ))}
      </List>
    );
  }

  const KeyedRow = memo(function KeyedRow({ product, store }) {
    const [subscribe] = useState(() => store.subscribeTo(product.id));
    const value = useSyncExternalStore(subscribe, () => store.read(product.id));
    return (
      <ProductRow product={product} value={value} onValueChange={(next) => store.write(product.id, next)} />
    );
  });

  function KeyedRows({ products, store }) {
    return (
      <List>
        {products.map((product) => (
          <KeyedRow key={product.id} product={product} store={store} />
        ))}
      </List>
    );
  }

  let page;
  let change;
  let turn = 0;
  const replacePage = () => {
    page?.close();
    page = openPage(Provider);
  };
  const makeRows = (count) => <Rows products={makeProducts(count)} connect={(given) => (change = given)} />;
  const thousand = makeRows(1000);
  const screen = <Screen kit={kit} />;

  /** Steps that the runner prepares outside the clock and then measures. */
  globalThis.bench = {
    nothing: () => forceLayout(),
    open: replacePage,
    screen: () => page.show(screen),
    mount: () => page.show(thousand),
    openKeyed(count) {
      const store = makeStore();
      const products = makeProducts(count);
      replacePage();
      page.show(<KeyedRows products={products} store={store} />);
      change = store.write;
    },
    change(times) {
      for (let time = 0; time < times; time += 1) {
        turn += 1;
        now(() => change(`product-${(turn * 37) % 100}`, 2 + (turn % 89)));
      }
    },
    showRows: () => page.show(makeRows(12)),
  };
}
