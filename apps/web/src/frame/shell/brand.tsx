import { product } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../base/icons/logo.tsx'
import { inProduct } from '../../base/product/in-product.ts'
import styles from './brand.module.css'

/** Shows logo and name as a link to the landing page. */
export function Brand() {
  return (
    <Link to="/$product" params={inProduct} className="inline-row middle gap-2 corners-control">
      <Logo />
      <span className={`t16 bold ${styles.name}`}>{product.name}</span>
    </Link>
  )
}
