// The page that is recorded: the same for every recorder.
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A row has six nodes: itself, a link, two elements in it and their texts. */
function rowOf(number) {
  const row = document.createElement('li');
  row.className = number % 3 === 0 ? 'row odd' : 'row';
  row.dataset.number = number;
  const link = document.createElement('a');
  link.className = 'link plain';
  link.href = `/demo/services/breakfast/${number}`;
  const name = document.createElement('span');
  name.className = 'name';
  name.textContent = `Breakfast for ${number} in room ${number * 7}`;
  const price = document.createElement('b');
  price.className = 'price';
  price.textContent = `${number}.50 €`;
  link.append(name, price);
  row.append(link);
  return row;
}

function fill(count) {
  const list = document.querySelector('#list');
  list.replaceChildren(...Array.from({ length: count }, (_, number) => rowOf(number)));
}

/** Twenty rows get other texts, ten another class, five are added, five go, three move. */
function change(round) {
  const { children } = document.querySelector('#list');
  const rowAt = (step) => children[(round * 37 + step * 53) % children.length];
  for (let step = 0; step < 20; step += 1)
    rowAt(step).querySelector('.price').firstChild.nodeValue = `${round}.${step + 10} €`;
  for (let step = 0; step < 10; step += 1) rowAt(step * 3).className = `row ${round % 2 ? 'even' : 'odd'}`;
  for (let step = 0; step < 5; step += 1) rowAt(step * 7).after(rowOf(10_000 + round * 5 + step));
  for (let step = 0; step < 5; step += 1) rowAt(step * 11).remove();
  for (let step = 0; step < 3; step += 1) rowAt(step * 13).before(rowAt(step * 17));
}

function move(step) {
  const init = { bubbles: true, clientX: (step * 7) % 380, clientY: (step * 11) % 800 };
  const target = document.querySelector('#list').children[step % 20];
  target.dispatchEvent(new MouseEvent('mousemove', init));
}

function type(step) {
  const field = document.querySelector('#field');
  if (step === 0) field.focus();
  field.value += 'abcdefghij'[step % 10];
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: field.value.at(-1) }));
}

/** Resolves when what was changed is laid out and painted. */
const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

globalThis.bench = {
  fill,
  shown,
  /**
   * Takes the list out of the layout. A frame of 2,000 rows costs the browser 40 ms, and there are more of them the
   * longer a round takes: they would drown a recorder's work. The mutations are the same.
   */
  hide: () => {
    document.querySelector('#list').hidden = true;
    return shown();
  },
  start: async () => {
    await globalThis.kit.start();
    // The tree may be written in slices after the start.
    await wait(2_500);
  },
  /** 200 rounds of mutations, 500 moves, 50 inputs. Each round is a task of its own; a frame follows every tenth. */
  async use() {
    let moves = 0;
    for (let round = 0; round < 200; round += 1) {
      change(round);
      for (; moves < (round + 1) * 2.5; moves += 1) move(moves);
      if (round % 4 === 0) type(round / 4);
      await (round % 10 === 9 ? wait(50) : nextTask());
    }
    await wait(1_000);
  },
  finish: async () => {
    await globalThis.kit.finish();
    await wait(500);
  },
};
