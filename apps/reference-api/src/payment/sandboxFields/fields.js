// @ts-check
// The script of the sandbox's card fields. It runs in a frame of an opaque origin, and only here is a card ever typed.
// It speaks with the page around it by `postMessage` (README.md, "The sandbox's card fields").

(() => {
  /** @type {{ parents: string[], testCards: string[], base: string }} */
  const given = JSON.parse(document.body.dataset.given ?? '{}');

  const texts = {
    fr: {
      group: 'Carte bancaire',
      number: 'Numéro de carte',
      expiry: 'Expiration',
      expiryShape: 'MM / AA',
      code: 'Cryptogramme',
      codeShape: '3 chiffres',
      test: 'Paiement d’essai : seules les cartes d’essai sont acceptées, par exemple 4242 4242 4242 4242. Aucune carte n’est débitée.',
      numberWrong: 'Ce n’est pas une carte d’essai. N’entrez pas votre vraie carte ici.',
      numberMissing: 'Indiquez le numéro de la carte.',
      expiryWrong: 'Indiquez une date à venir : mois et année.',
      codeWrong: 'Indiquez les 3 chiffres au dos de la carte.',
      question: 'Est-ce bien vous ?',
      questionText: 'Votre banque vérifie que c’est vous qui utilisez cette carte.',
      yes: 'C’est bien moi',
      no: 'Ce n’est pas moi',
    },
    en: {
      group: 'Bank card',
      number: 'Card number',
      expiry: 'Expiry date',
      expiryShape: 'MM / YY',
      code: 'Security code',
      codeShape: '3 digits',
      test: 'Test payment: only test cards are accepted, for example 4242 4242 4242 4242. No card is charged.',
      numberWrong: 'This is not a test card. Do not type your real card here.',
      numberMissing: 'Enter the card number.',
      expiryWrong: 'Enter a date to come: month and year.',
      codeWrong: 'Enter the 3 digits on the back of the card.',
      question: 'Is it you?',
      questionText: 'Your bank checks that it is you who uses this card.',
      yes: 'Yes, it is me',
      no: 'No, it is not me',
    },
  };

  /** @param {string} id */
  const input = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
  /** @param {string} id */
  const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const number = input('number');
  const expiry = input('expiry');
  const code = input('code');
  const fields = [number, expiry, code];

  /** @type {MessagePort | undefined} */
  let port;
  /** @type {{ id: string, clientSecret: string } | undefined} */
  let payment;
  let words = texts.fr;
  let isBusy = false;

  /** @param {object} message */
  const tell = (message) => port?.postMessage(message);
  /** @param {string} text */
  const digitsOf = (text) => text.replace(/\D/gu, '');

  /** @param {HTMLInputElement} field */
  function problemOf(field) {
    const digits = digitsOf(field.value);
    if (field === number) {
      if (digits === '') return words.numberMissing;
      return given.testCards.includes(digits) ? '' : words.numberWrong;
    }
    if (field === code) return /^\d{3,4}$/u.test(digits) ? '' : words.codeWrong;
    const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(\d{2})$/u.exec(digits) ?? [];
    if (month === '') return words.expiryWrong;
    // A card is valid to the end of its month.
    return new Date(2000 + Number(year), Number(month), 1) > new Date() ? '' : words.expiryWrong;
  }

  /** Shows what is wrong with a field. @param {HTMLInputElement} field */
  function check(field) {
    const problem = problemOf(field);
    field.setAttribute('aria-invalid', String(problem !== ''));
    part(`${field.id}-problem`).textContent = problem;
    return problem === '';
  }

  /** Keeps the cursor behind the same digit while spaces come and go. @param {HTMLInputElement} field */
  function shape(field) {
    const before = digitsOf(field.value.slice(0, field.selectionStart ?? 0)).length;
    const digits = digitsOf(field.value);
    if (field === number) field.value = digits.slice(0, 19).replace(/(\d{4})(?=\d)/gu, '$1 ');
    else if (field === code) field.value = digits.slice(0, 4);
    else {
      // "9" can only be September.
      const [month, rest] = /^[2-9]/u.test(digits)
        ? [`0${digits[0]}`, digits.slice(1)]
        : [digits.slice(0, 2), digits.slice(2)];
      field.value = rest === '' ? month : `${month} / ${rest.slice(0, 2)}`;
    }
    let place = 0;
    const wanted = before + digitsOf(field.value).length - digits.length;
    for (let seen = 0; place < field.value.length && seen < wanted; place += 1)
      if (/\d/u.test(field.value[place] ?? '')) seen += 1;
    field.setSelectionRange(place, place);
  }

  /**
   * @param {string} path
   * @param {object} body
   * @param {boolean} [isSecret]
   */
  async function post(path, body, isSecret = true) {
    const answer = await fetch(`${given.base}/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(isSecret && { authorization: `Bearer ${payment?.clientSecret}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  /**
   * Tells the page that the provider is done; how the payment ended the page asks of the hotel.
   * @param {() => Promise<{ status: string }>} work
   */
  async function perform(work) {
    isBusy = true;
    for (const field of fields) field.readOnly = true;
    try {
      const { status } = await work();
      const isAsked = status === 'requiresAction';
      showQuestion(isAsked);
      tell({ type: isAsked ? 'challenge' : 'done' });
    } catch {
      showQuestion(false);
      tell({ type: 'done' });
    } finally {
      isBusy = false;
      for (const field of fields) field.readOnly = false;
    }
  }

  function confirm() {
    if (isBusy) return;
    const wrong = fields.filter((field) => !check(field));
    wrong[0]?.focus();
    if (wrong.length > 0) {
      tell({ type: 'incomplete' });
      return;
    }
    void perform(async () => {
      const card = {
        number: digitsOf(number.value),
        expiry: `${digitsOf(expiry.value).slice(0, 2)}/${digitsOf(expiry.value).slice(2)}`,
        code: code.value,
      };
      const { token } = await post('token', card, false);
      return post(`${payment?.id}/confirm`, { token });
    });
  }

  /** @param {boolean} isShown */
  function showQuestion(isShown) {
    part('question').hidden = !isShown;
    part('card').hidden = isShown;
    if (isShown) part('question-title').focus();
  }

  /** @param {Record<string, string>} look */
  function wear(look) {
    for (const [name, value] of Object.entries(look))
      document.documentElement.style.setProperty(`--${name}`, value);
  }

  /**
   * @param {{
   *   language: string,
   *   look: Record<string, string>,
   *   payment: { id: string, clientSecret: string },
   * }} message
   */
  function connect({ language, look, payment: wanted }) {
    words = language === 'en' ? texts.en : texts.fr;
    payment = wanted;
    document.documentElement.lang = language === 'en' ? 'en' : 'fr';
    document.title = words.group;
    part('card').setAttribute('aria-label', words.group);
    for (const element of document.querySelectorAll('[data-text]'))
      element.textContent = words[/** @type {'group'} */ (element.getAttribute('data-text'))];
    number.placeholder = '1234 1234 1234 1234';
    expiry.placeholder = words.expiryShape;
    code.placeholder = words.codeShape;
    wear(look);
    part('card').hidden = false;
    tell({ type: 'ready' });
  }

  for (const field of fields) {
    field.addEventListener('input', () => {
      shape(field);
      if (field.getAttribute('aria-invalid') === 'true') check(field);
    });
    field.addEventListener('blur', () => {
      if (field.value !== '') check(field);
    });
  }
  // A frame of an opaque origin sends no forms, so Enter is read here.
  part('card').addEventListener('keydown', (event) => {
    if (event.key === 'Enter') tell({ type: 'submit' });
  });
  for (const [id, isPassed] of /** @type {const} */ ([
    ['yes', true],
    ['no', false],
  ]))
    part(id).addEventListener('click', () => {
      if (!isBusy) void perform(() => post(`${payment?.id}/challenge`, { isPassed }));
    });
  new ResizeObserver(() =>
    tell({ type: 'height', height: Math.ceil(part('all').getBoundingClientRect().height) }),
  ).observe(part('all'));

  addEventListener('message', (event) => {
    const [offered] = event.ports;
    const parents = [new URL(location.href).origin, ...given.parents];
    if (event.source !== parent || !parents.includes(event.origin) || port || !offered) return;
    port = offered;
    port.onmessage = ({ data }) => {
      if (data.type === 'connect') connect(data);
      else if (data.type === 'confirm') confirm();
      else if (data.type === 'focus') number.focus();
    };
    tell({ type: 'height', height: Math.ceil(part('all').getBoundingClientRect().height) });
  });
  // It tells nothing: any page may hear it.
  parent.postMessage({ type: 'loaded' }, '*');
})();
