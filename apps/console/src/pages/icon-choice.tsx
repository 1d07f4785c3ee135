/** One of the drawn signs of categories. */
import { CategoryIcon } from '../ui/category-icon.tsx'
import controls from '../ui/controls.module.css'
import styles from './categories.module.css'
import forms from './forms.module.css'

interface IconChoiceProps {
  icons: readonly { name: string; label: string }[]
  chosen: string
  fault: string | null
  onChange: (name: string) => void
}

export function IconChoice({ icons, chosen, fault, onChange }: IconChoiceProps) {
  return (
    <fieldset className={styles.icons}>
      <legend className={forms.legend}>Icon</legend>
      {icons.map(({ name, label }) => (
        <label key={name} className={styles.icon} title={label}>
          <input
            type="radio"
            name="icon"
            className="visually-hidden"
            checked={name === chosen}
            onChange={() => onChange(name)}
          />
          <CategoryIcon name={name} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
      {fault !== null && (
        <p className={controls.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
