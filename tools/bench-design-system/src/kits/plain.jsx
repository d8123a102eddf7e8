import { useId } from 'react';
import { chevron, Svg } from '../drawings';
import { startHarness } from '../harness';
import { useStepper } from '../useStepper';
import './plain.css';

function Stepper({ label, ...count }) {
  const { less, more, input } = useStepper(count);
  return (
    <span className="stepper">
      <button type="button" className="press less" aria-label="Retirer" {...less} />
      <input className="count" aria-label={label} {...input} />
      <button type="button" className="press more" aria-label="Ajouter" {...more} />
    </span>
  );
}

/* Seven elements: the fewest that look like the row of a design system. */
function ProductRow({ product, ...count }) {
  const { less, more, input } = useStepper(count);
  return (
    <li className="row">
      <b className="name">{product.name}</b>
      <p className="note">{product.note}</p>
      <button type="button" className="press less" aria-label="Retirer" {...less} />
      <input className="count" aria-label={product.name} {...input} />
      <button type="button" className="press more" aria-label="Ajouter" {...more} />
      <small className="price">{product.price}</small>
    </li>
  );
}

function Choice({ label, note, price, stepper, ...input }) {
  return (
    <div className="option">
      <label className="choice">
        <input className="mark" {...input} />
        <span className="words">
          <span className="choice-name">{label}</span>
          {note && <small className="note">{note}</small>}
        </span>
        {price && <span className="price">{price}</span>}
      </label>
      {stepper}
    </div>
  );
}

function Labelled({ label, hint, children }) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, className: 'box', 'aria-describedby': hint ? `${id}-hint` : undefined })}
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

startHarness({
  Provider: ({ children }) => children,
  List: ({ children }) => <ul className="list">{children}</ul>,
  ProductRow,
  Page: ({ children }) => <div className="page">{children}</div>,
  Head: ({ title, back }) => (
    <header className="head">
      <button type="button" className="press" aria-label={back}>
        <Svg size={24}>{chevron}</Svg>
      </button>
      <span className="head-title">{title}</span>
    </header>
  ),
  Title: ({ level, children }) => <h2 className={`title ${level}`}>{children}</h2>,
  Text: ({ children }) => <p className="text">{children}</p>,
  Card: ({ title, badge, children }) => (
    <section className="card">
      <div className="card-head">
        <h2 className="title h2">{title}</h2>
        <span className="badge">{badge}</span>
      </div>
      {children}
    </section>
  ),
  Group: ({ legend, hint, children }) => (
    <fieldset className="group">
      <legend className="legend">
        <span className="title h3">{legend}</span>
        <span className="note">{hint}</span>
      </legend>
      <div className="options">{children}</div>
    </fieldset>
  ),
  Choice,
  Stepper,
  TextField: ({ label, hint, ...input }) => (
    <Labelled label={label} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Labelled>
  ),
  SelectField: ({ label, options }) => (
    <Labelled label={label}>
      {(control) => (
        <select {...control}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  ),
  TextArea: ({ label }) => (
    <Labelled label={label}>{(control) => <textarea rows={3} {...control} />}</Labelled>
  ),
  Checkbox: ({ label }) => (
    <label className="choice">
      <input className="mark" type="checkbox" />
      <span>{label}</span>
    </label>
  ),
  Button: ({ children }) => (
    <button type="button" className="button">
      {children}
    </button>
  ),
  Bar: ({ total, note, action }) => (
    <div className="bar">
      <div>
        <span className="total">{total}</span>
        <span className="note">{note}</span>
      </div>
      {action}
    </div>
  ),
});
